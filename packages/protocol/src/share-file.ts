import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ShareStore } from './http/own-shares.ts'
import type { OwnShare } from './own-share.ts'

type Shares = Readonly<Record<string, OwnShare>>

/** Keeps a program's shares of the dice in a file that is readable for its user alone. */
export class ShareFile implements ShareStore {
  readonly #path: string

  /** Throws where the file cannot be read or written: better now than when a share is to be kept. */
  constructor(path: string) {
    this.#path = path
    this.#write(this.#read())
  }

  get(table: string): OwnShare | undefined {
    return this.#read()[table]
  }

  set(table: string, share: OwnShare): void {
    this.#write({ ...this.#read(), [table]: share })
  }

  delete(table: string): void {
    const { [table]: gone, ...others } = this.#read()
    if (gone !== undefined) this.#write(others)
  }

  keys(): Iterable<string> {
    return Object.keys(this.#read())
  }

  /** Read each time: the same program may run twice. */
  #read(): Shares {
    let text: string
    try {
      text = readFileSync(this.#path, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
      throw error
    }
    const shares: unknown = JSON.parse(text)
    if (typeof shares !== 'object' || shares === null || Array.isArray(shares)) throw new Error('it does not hold shares of the dice')
    return shares as Shares
  }

  /** A whole file or none: beside its place first, then moved there. */
  #write(shares: Shares): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    const beside = `${this.#path}.${process.pid}`
    writeFileSync(beside, `${JSON.stringify(shares, null, 1)}\n`, { mode: 0o600 })
    renameSync(beside, this.#path)
  }
}
