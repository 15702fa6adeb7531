/** Text with its marks-up signs made harmless. */
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&quot;'))

type Attributes = Readonly<Record<string, string | number>>

/** An element; its contents are marked up already. */
export function tag(name: string, attributes: Attributes = {}, ...contents: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escape(value)}"`)
  return `<${name}${written.join('')}>${contents.join('')}</${name}>`
}

/** A number as short as a drawing needs it. */
const round = (value: number): string => String(Math.round(value * 100) / 100)

/** A table with its numbers to the right; cells are marked up already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], caption = ''): string {
  const cells = (kind: 'td' | 'th', row: readonly string[]): string =>
    row
      .map((cell, k) =>
        k === 0 ? tag('th', { scope: kind === 'th' ? 'col' : 'row' }, cell) : tag(kind, kind === 'th' ? { scope: 'col' } : {}, cell),
      )
      .join('')
  return tag(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': caption === '' ? head.join(', ') : caption },
    tag(
      'table',
      {},
      caption === '' ? '' : tag('caption', {}, escape(caption)),
      tag('thead', {}, tag('tr', {}, cells('th', head))),
      tag('tbody', {}, ...rows.map((row) => tag('tr', {}, cells('td', row)))),
    ),
  )
}

export const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)}&#8239;%`

/** A number with as many digits as its size deserves. */
export const number = (value: number): string => {
  const size = Math.abs(value)
  if (Number.isInteger(value)) return value.toLocaleString('en')
  return value.toLocaleString('en', { maximumFractionDigits: size >= 100 ? 0 : size >= 10 ? 1 : 2 })
}
