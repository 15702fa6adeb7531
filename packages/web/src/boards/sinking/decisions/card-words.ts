/** The moment of an item comes before the first colon; the rest is what it does. */
export function halves(words: string): { readonly moment: string | null; readonly effect: string } {
  const colon = words.indexOf(': ')
  return colon === -1 ? { moment: null, effect: words } : { moment: words.slice(0, colon + 1), effect: words.slice(colon + 2) }
}
