/** A piece of SVG markup, made from data by a pure function. Never from what a person typed: that goes through `text`. */
export type Svg = string

/** Words inside a drawing, made harmless. */
export const text = (words: string): string =>
  words.replace(/[&<>"]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&quot;'))

/** Names for clips and gradients that no other drawing of the page has. The same drawing made twice gets two sets. */
export function ids(prefix: string): () => string {
  let n = 0
  return () => `${prefix}${++n}`
}

/** Parts moved, turned or scaled together. */
export const group = (transform: string, ...parts: readonly Svg[]): Svg => `<g transform="${transform}">${parts.join('')}</g>`
