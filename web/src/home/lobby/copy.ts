/** Copies what is in a field, also in browsers that do not let pages use the clipboard. */
export async function copyFrom(field: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value)
  } catch {
    field.focus()
    field.select()
    document.execCommand('copy')
  }
}
