const GROUP = 4

/** The code in what somebody typed or pasted, as it is shown: "ktvr mwqb" and a whole link are both "KTVR-MWQB". */
export function tidyCode(typed: string): string {
  const last = typed.trim().split('/').findLast(Boolean) ?? ''
  const letters = last.replace(/[\s\p{Dash}]/gu, '').toUpperCase()
  return letters.length === 2 * GROUP ? `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}` : letters
}
