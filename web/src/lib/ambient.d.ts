declare module 'virtual:words/*' {
  const text: string
  export default text
}

declare module 'virtual:rules/*' {
  const sections: import('../learn/rules').Section[]
  export default sections
}
