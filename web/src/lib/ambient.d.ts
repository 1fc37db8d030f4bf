declare module 'virtual:words/*' {
  const text: string
  export default text
}

declare module 'virtual:rules/*' {
  const book: import('../rules/book').Book
  export default book
}
