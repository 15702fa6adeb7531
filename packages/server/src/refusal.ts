import { BadInput, IllegalChoice, say, type Params } from '@flotilla/kernel'
import { SOURCE, speaker } from '@flotilla/languages'
import { platform, Refusal, type Fault } from '@flotilla/protocol'

interface Details {
  readonly status?: number
  readonly params?: Params
  readonly field?: string
  readonly rule?: string
  readonly message?: string
}

const inEnglish = (code: string, params: Params): string =>
  Object.hasOwn(platform.en, code) ? say(speaker(SOURCE, [platform]), { code, params }) : code

/** The refusal of this code, with its sentence in English. */
export function refusal(code: string, { status = 409, params = {}, field, rule, message }: Details = {}): Refusal {
  return new Refusal(status, {
    code,
    message: message ?? inEnglish(code, params),
    ...(field === undefined ? {} : { field }),
    ...(rule === undefined ? {} : { rule }),
    ...(Object.keys(params).length === 0 ? {} : { params: params as NonNullable<Fault['params']> }),
  })
}

/** The kernel's refusals in the server's words; null for anything that nobody foresaw. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof IllegalChoice) {
    const { code, rule, params } = error.refusal
    return refusal(code, { params, status: 409, ...(rule === null ? {} : { rule }) })
  }
  if (error instanceof BadInput)
    return refusal('bad.field', {
      status: 400,
      field: error.field,
      message: error.message,
      params: { field: error.field, why: error.message },
    })
  return isStorageTrouble(error) ? refusal('server.storage', { status: 503 }) : null
}

const BROKEN_LINE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ERR_SQLITE_ERROR', 'SQLITE_FULL'])
/** PostgreSQL's classes: connection, resources, operator intervention, system. */
const BROKEN_SERVER = /^(08|53|57|58)/
const BROKEN_SENTENCE = /connection terminated|timeout exceeded when trying to connect|database or disk is full|connection error/i

/** The database is away or full: nothing is wrong with what was asked, it can be asked again. */
function isStorageTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as { code?: string }
  return BROKEN_LINE.has(code) || (code.length === 5 && BROKEN_SERVER.test(code)) || BROKEN_SENTENCE.test(error.message)
}
