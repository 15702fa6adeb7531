import { BadInput, IllegalChoice, say as inWords } from '@flotilla/kernel'
import { Refusal, platform, type Fault } from '@flotilla/protocol'
import { TableRefusal } from '@flotilla/table'

const fault = (code: string): Fault => ({ code, message: inWords({ language: 'en', catalogue: platform.en, names: [] }, { code }) })

/** Something that a table of this browser does not do, with the reason. */
export const refusal = (code: string): Refusal => new Refusal(409, fault(code))

/** The reason in a refusal; whatever else went wrong is thrown on. */
export function faultIn(error: unknown): Fault {
  if (error instanceof Refusal) return error.fault
  if (error instanceof TableRefusal) return fault(error.code)
  if (error instanceof IllegalChoice) {
    const { code, rule, params } = error.refusal
    return { code, message: error.message, params: params as NonNullable<Fault['params']>, ...(rule === null ? {} : { rule }) }
  }
  if (error instanceof BadInput) return { code: 'bad.field', message: error.message, params: { field: error.field, why: error.message } }
  throw error
}
