import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BadInput } from '@flotilla/kernel'
import { complaint } from './errors.ts'

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** What went wrong with a file, in words. */
export const trouble = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return TROUBLES[code] ?? message
}

/** A JSON file that the user named; `field` is the option or argument that named it. */
export function readJson(path: string, field: string): unknown {
  let text: string
  try {
    // A dash is what comes by standard input, as everywhere.
    text = readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    throw new BadInput(field, `cannot read '${path}': ${trouble(error)}`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput(field, `'${path}' is not JSON: ${(error as Error).message}`)
  }
}

/** Complains of a file that cannot be opened before anything else is begun. */
export function checkReadable(path: string, field: string): void {
  try {
    const file = openSync(path, 'r')
    try {
      readSync(file, Buffer.alloc(1))
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw new BadInput(field, `cannot read '${path}': ${trouble(error)}`)
  }
}

/** What is said of a file's contents names the file. */
export function about<T>(path: string, field: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    throw new BadInput(field, `'${path}': ${complaint(error)}`)
  }
}

/** Writes a whole file or none: beside its place first, then moved there. `mode`: who may read it, within the mask of the process. */
export function writeWhole(path: string, text: string, field: string, mode = 0o666): void {
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}`)
  try {
    writeFileSync(beside, text, { mode })
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw new BadInput(field, `cannot write '${path}': ${trouble(error)}`)
  }
}

export const isThere = (path: string): boolean => existsSync(path)
