import { say } from '@flotilla/kernel'
import type { Account, DeviceCode, Entered, Person } from '@flotilla/wire'
import { platform, SCOPES } from '@flotilla/wire'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Letter, Mailer } from '../mail/mailer.ts'
import { InTurn } from '../in-turn.ts'
import { Refused } from '../refused.ts'
import type { Actor, People } from '../storage/people.ts'
import { newSecret } from '../storage/secrets.ts'
import type { Harbour } from '../tables/harbour.ts'
import { asLetters, Codes, newLetters } from './codes.ts'
import { farewell } from './farewell.ts'
import { Guesses } from './guesses.ts'
import { asAddress, Keepsakes } from './keepsakes.ts'
import { baggageOf, moveOver } from './moving.ts'
import { Passkeys, type Site } from './passkeys.ts'

const MINUTE = 60_000
/** Six letters as people type them, with blanks and dashes; what is longer was not typed. */
const MOST_TYPED = 12
const DEVICE_LASTS = 5 * MINUTE
const MAIL_LASTS = 30 * MINUTE
/** Links that are good at a time for one address, or for one person: nobody's letterbox is filled up from here. */
const MOST_LETTERS = 4
const MERGE_LASTS = 10 * MINUTE
/** What cannot be undone wants a sign-in that is no older than this. */
const FRESH = 15 * MINUTE

/** Somebody came in: as whom, and with which session. */
export interface Entry {
  readonly entered: Entered
  readonly secret: string
}

/** A name that stays: how it is kept, how its person comes back, and how it goes. */
export class Identity {
  readonly passkeys: Passkeys
  readonly keepsakes: Keepsakes
  readonly mailer: Mailer | null
  readonly #harbour: Harbour
  readonly #people: People
  readonly #codes: Codes
  readonly #guesses: Guesses
  readonly #letters = new InTurn()
  readonly #address: string

  /** `address`: of this server as people know it. */
  constructor(harbour: Harbour, people: People, mailer: Mailer | null, address: string) {
    this.#address = address
    const { storage, time } = harbour
    this.#harbour = harbour
    this.#people = people
    this.mailer = mailer
    this.#codes = new Codes(storage, time.now)
    this.#guesses = new Guesses(time.now)
    this.passkeys = new Passkeys(storage, this.#codes, time.now)
    this.keepsakes = new Keepsakes(storage, time.now)
  }

  async account({ person, proved }: Actor, { origin, host: hostname }: Site): Promise<Account> {
    const [{ length: passkeys }, keepsakes, host] = await Promise.all([
      this.passkeys.of(person.id),
      this.keepsakes.of(person.id),
      this.#harbour.order.isAdmin(person.id),
    ])
    const words = keepsakes.some(({ kind }) => kind === 'words')
    const mail = keepsakes.find(({ kind }) => kind === 'mail')?.value ?? null
    return {
      person,
      kept: { passkeys, words, mail },
      keptBy: passkeys > 0 ? 'passkey' : words ? 'words' : mail === null ? null : 'mail',
      ways: { passkey: origin.startsWith('https:') || hostname === 'localhost', mail: this.mailer !== null },
      fresh: this.#isFresh(proved),
      host,
    }
  }

  #isFresh(proved: number | null): boolean {
    return proved !== null && proved > this.#harbour.time.now() - FRESH
  }

  async isKept(person: string): Promise<boolean> {
    return (await this.passkeys.of(person)).length > 0 || (await this.keepsakes.of(person)).length > 0
  }

  /** A guest has nothing to prove by; whoever has must have done so lately. */
  async checkFresh({ person, proved }: Actor): Promise<void> {
    if (!this.#isFresh(proved) && (await this.isKept(person.id))) throw new Refused('person.prove', { status: 403 })
  }

  /** For what a host does: a sign-in that proves something, and lately. */
  checkProved({ proved }: Actor): void {
    if (!this.#isFresh(proved)) throw new Refused('person.prove', { status: 403 })
  }

  // --- coming back ------------------------------------------------------------------------------------------

  async byPasskey(site: Site, response: AuthenticationResponseJSON, guest: Actor | null, device: string): Promise<Entry> {
    return this.#enter(await this.passkeys.enter(site, response), guest, device, true)
  }

  async byWords(words: string, guest: Actor | null, device: string): Promise<Entry> {
    return this.#enter(await this.keepsakes.byWords(words), guest, device, true)
  }

  /** Six letters and a longer secret for the QR code, both good once and for five minutes. */
  async deviceCode(person: Person): Promise<DeviceCode> {
    const [letters, secret] = [newLetters(), newSecret()]
    await this.#codes.cancel('device', person.id)
    await this.#codes.make('device', person.id, DEVICE_LASTS, { secret: letters })
    await this.#codes.make('device', person.id, DEVICE_LASTS, { secret })
    return { letters, secret, until: this.#harbour.time.now() + DEVICE_LASTS }
  }

  async byDevice(code: string, guest: Actor | null, device: string): Promise<Entry> {
    const isSecret = code.length > MOST_TYPED
    const take = async (): Promise<string | null> => (await this.#codes.take('device', isSecret ? code : asLetters(code)))?.person ?? null
    // Only letters can be guessed at all: whoever guesses them in vain keeps nobody from coming in another way.
    const person = isSecret ? await take() : await this.#guesses.guess(take)
    if (person === null) throw new Refused('person.notFound', { status: 401 })
    // The other of the two is used up with it.
    await this.#codes.cancel('device', person)
    return this.#enter(person, guest, device, false)
  }

  async #enter(id: string | null, guest: Actor | null, device: string, proved: boolean): Promise<Entry> {
    const person = id === null ? null : await this.#people.byId(id)
    if (person === null) throw new Refused('person.notFound', { status: 401 })
    // Whoever proves again on the same device keeps the session.
    const secret = await this.#people.begin(person.id, device, proved)
    return { secret, entered: { person, scopes: [...SCOPES], before: await this.#baggage(guest, person) } }
  }

  async #baggage(guest: Actor | null, kept: Person): Promise<Entered['before']> {
    if (guest === null || guest.person.id === kept.id || guest.person.kind === 'bot' || (await this.isKept(guest.person.id))) return null
    const { tables, both } = await baggageOf(this.#harbour, guest.person.id, kept.id)
    if (tables === 0) return null
    const code = await this.#codes.make('merge', kept.id, MERGE_LASTS, { body: guest.person.id })
    return { name: guest.person.name, tables, both, code }
  }

  /** What the guest of this device had comes along. */
  async merge(kept: Person, code: string): Promise<void> {
    const taken = await this.#codes.take('merge', code)
    const guest = taken === null || taken.person !== kept.id ? null : await this.#people.byId(taken.body)
    if (guest === null) throw new Refused('person.notFound', { status: 404 })
    await moveOver(this.#harbour, guest, kept)
    await this.#harbour.expel(await farewell(this.#harbour, guest))
  }

  // --- mail -------------------------------------------------------------------------------------------------

  get #mail(): Mailer {
    if (this.mailer === null) throw new Refused('person.noMail', { status: 404 })
    return this.mailer
  }

  /** A link to that address; the name is kept by it once somebody follows it. */
  async offerMail(person: Person, address: string): Promise<void> {
    const mail = this.#mail
    const to = asAddress(address)
    const code = await this.#letters.take(person.id, () => this.#letters.take(to, () => this.#keepCode(person.id, to)))
    await mail.send({ to, ...(await this.#letter(person.id, 'keep', code, person.name)) })
  }

  async #keepCode(person: string, to: string): Promise<string> {
    const good = Math.max(await this.#codes.count('mail.keep', { body: to }), await this.#codes.count('mail.keep', { person }))
    if (good >= MOST_LETTERS) throw new Refused('bad.tooFast', { status: 429, params: { seconds: MAIL_LASTS / 1000 } })
    return this.#codes.make('mail.keep', person, MAIL_LASTS, { body: to })
  }

  /** By the address that the host has given: whoever asks may call this server by any name, and a link must not lead there. */
  async #letter(person: string, kind: 'keep' | 'enter', code: string, name = ''): Promise<Pick<Letter, 'subject' | 'text'>> {
    const { language } = await this.#harbour.alerts.preferences(person)
    const params = { name, link: `${this.#address}/mail?${kind}=${code}` }
    const words = (what: string): string =>
      say({ language, catalogue: platform[language], names: [] }, { code: `mail.${kind}.${what}`, params })
    return { subject: words('subject'), text: `${words('text')}\n\n${params.link}\n\n${words('end')}\n` }
  }

  async keepMail(person: Person, code: string): Promise<void> {
    const taken = await this.#codes.take('mail.keep', code)
    if (taken === null || taken.person !== person.id || !(await this.keepsakes.keepMail(person.id, taken.body)))
      throw new Refused('person.notFound', { status: 401 })
  }

  /** Whether anybody is known by this address is nobody's business: the answer is the same, and as fast. */
  askByMail(address: string): void {
    const mail = this.#mail
    const send = async (): Promise<void> => {
      const person = await this.keepsakes.byMail(address)
      const code = person === null ? null : await this.#letters.take(person, () => this.#enterCode(person))
      if (person === null || code === null) return
      await mail.send({ to: asAddress(address), ...(await this.#letter(person, 'enter', code)) })
    }
    this.#harbour.run(send())
  }

  async #enterCode(person: string): Promise<string | null> {
    if ((await this.#codes.count('mail.enter', { person })) >= MOST_LETTERS) return null
    return this.#codes.make('mail.enter', person, MAIL_LASTS)
  }

  async byMail(code: string, guest: Actor | null, device: string): Promise<Entry> {
    return this.#enter((await this.#codes.take('mail.enter', code))?.person ?? null, guest, device, true)
  }

  // --- going ------------------------------------------------------------------------------------------------

  async leaveForGood(actor: Actor): Promise<void> {
    await this.checkFresh(actor)
    await this.#harbour.expel(await farewell(this.#harbour, actor.person))
  }
}
