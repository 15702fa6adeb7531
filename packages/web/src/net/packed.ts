const bytesOf = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())

const through = (text: BlobPart, change: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf(new Blob([text]).stream().pipeThrough(change))

/** Plain data as letters that may stand in a link. */
export async function packed(value: unknown): Promise<string> {
  const bytes = await through(JSON.stringify(value), new CompressionStream('deflate-raw'))
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export interface PackedLimits {
  /** A link of more letters is not even decoded. */
  readonly letters: number
  /** The most that a link may unpack to. */
  readonly bytes: number
  readonly tooLarge: () => Error
}

/** What letters of a link mean. It stops reading at the limit: a few letters can unpack to any size. */
export async function unpacked(letters: string, { letters: mostLetters, bytes: mostBytes, tooLarge }: PackedLimits): Promise<unknown> {
  if (letters.length > mostLetters) throw tooLarge()
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > mostBytes) {
      await reader.cancel()
      throw tooLarge()
    }
    parts.push(part.value)
  }
  return JSON.parse(await new Blob(parts).text()) as unknown
}
