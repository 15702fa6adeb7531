import { BadInput } from '@flotilla/kernel'

/** One message of a gettext catalogue: its code is the context, its English the id. */
export interface Entry {
  readonly code: string
  readonly english: string
  /** Empty where nobody has translated it yet. */
  readonly text: string
  /** The English has changed since it was translated: English is shown until a translator has looked at it. */
  readonly isFuzzy: boolean
  readonly remark?: string
  /** The messages it belongs to: `waves/lessons`. */
  readonly group?: string
}

const KEYWORD = /^(msgctxt|msgid|msgstr)?\s*("(?:[^"\\]|\\.)*")$/

/** Reads a gettext catalogue, however an editor has wrapped its lines. */
export function readPo(text: string, file = 'catalogue'): Entry[] {
  const entries: Entry[] = []
  for (const block of text.replaceAll('\r\n', '\n').split(/\n{2,}/)) {
    const fields = { msgctxt: '', msgid: '', msgstr: '' }
    let field: keyof typeof fields = 'msgctxt'
    let isFuzzy = false
    const remarks: string[] = []
    let group: string | undefined
    for (const line of block.split('\n').map((one) => one.trim())) {
      if (line.startsWith('#,')) isFuzzy ||= line.includes('fuzzy')
      else if (line.startsWith('#.')) remarks.push(line.slice(2).trim())
      else if (line.startsWith('#:')) group ??= line.slice(2).trim()
      if (line === '' || line.startsWith('#')) continue
      const [, keyword, quoted] = KEYWORD.exec(line) ?? []
      if (quoted === undefined) throw new BadInput(file, `${file}: this line is not of a gettext catalogue: ${line}`)
      if (keyword !== undefined) field = keyword as keyof typeof fields
      fields[field] += JSON.parse(quoted) as string
    }
    if (fields.msgctxt === '') continue
    entries.push({
      code: fields.msgctxt,
      english: fields.msgid,
      text: fields.msgstr,
      isFuzzy,
      ...(remarks.length === 0 ? {} : { remark: remarks.join('\n') }),
      ...(group === undefined ? {} : { group }),
    })
  }
  return entries
}

/** Writes a catalogue as a PO file. */
export function writePo(language: string, entries: readonly Entry[]): string {
  const head = [
    'msgid ""',
    'msgstr ""',
    `"Language: ${language}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
  ]
  const blocks = entries.map(({ code, english, text, isFuzzy, remark, group }) => [
    ...(remark === undefined ? [] : remark.split('\n').map((line) => `#. ${line}`)),
    ...(group === undefined ? [] : [`#: ${group}`]),
    `#, ${isFuzzy ? 'fuzzy, ' : ''}icu-message-format`,
    `msgctxt ${JSON.stringify(code)}`,
    `msgid ${JSON.stringify(english)}`,
    `msgstr ${JSON.stringify(text)}`,
  ])
  return [head, ...blocks].map((lines) => `${lines.join('\n')}\n`).join('\n')
}
