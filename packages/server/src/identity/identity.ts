import { say } from '@flotilla/kernel'
import { speaker } from '@flotilla/languages'
import type { Account, DeviceCode, Entered, Person } from '@flotilla/protocol'
import { platform, SCOPES } from '@flotilla/protocol'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Letter, Mailer } from '../mail/mailer.ts'
import { KeyedQueue } from '../keyed-queue.ts'
import { RateCounter } from '../rate-counter.ts'
import { refusal } from '../refusal.ts'
import type { Actor, People } from '../storage/people.ts'
import { fromMail, fromPasskey, fromWords } from '../storage/credentials.ts'
import { newSecret } from '../storage/secrets.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { asLetters, Codes, newLetters, type Code } from './codes.ts'
import { deleteAccount } from './delete-account.ts'
import { Guesses } from './guesses.ts'
import { asAddress, RecoveryCodes, mailboxOf } from './recovery-codes.ts'
import { baggageOf, moveOver } from './merge-guest.ts'
import { Passkeys, type Site } from './passkeys.ts'

const MINUTE = 60_000
/** Eight letters as people type them, with blanks and dashes; what is longer was not typed. */
const MOST_TYPED = 16
const DEVICE_LASTS = 5 * MINUTE
const MAIL_LASTS = 30 * MINUTE
/** Links that are good at a time for one mailbox, or for one person: nobody's letterbox is filled up from here. */
const MOST_LETTERS = 4
/** Links to addresses that nobody has confirmed, for the whole server at a time: it does not serve to write to strangers. */
const MOST_UNCONFIRMED = 200
/** Of those, for each person whom an address counts for: whoever uses up the others' has to come from many addresses. */
const MOST_FROM_ONE = 2
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
  readonly recoveryCodes: RecoveryCodes
  readonly mailer: Mailer | null
  readonly #registry: TableRegistry
  readonly #people: People
  readonly #codes: Codes
  readonly #guesses: Guesses
  readonly #letters = new KeyedQueue()
  readonly #written: RateCounter
  readonly #address: string

  /** `address`: of this server as people know it; `addressPeople`: as many may write from one address of theirs. */
  constructor(
    registry: TableRegistry,
    people: People,
    mailer: Mailer | null,
    { address, addressPeople }: { readonly address: string; readonly addressPeople: number },
  ) {
    this.#address = address
    const { storage, time } = registry
    this.#registry = registry
    this.#people = people
    this.mailer = mailer
    this.#codes = new Codes(storage, time.now)
    this.#guesses = new Guesses(time.now)
    this.#written = new RateCounter(MOST_FROM_ONE * addressPeople, time.now, MAIL_LASTS)
    this.passkeys = new Passkeys(storage, this.#codes, time.now)
    this.recoveryCodes = new RecoveryCodes(storage, time.now)
  }

  async account({ person, proved }: Actor, { origin, host: hostname }: Site): Promise<Account> {
    const [{ length: passkeys }, recoveryCodes, host] = await Promise.all([
      this.passkeys.of(person.id),
      this.recoveryCodes.of(person.id),
      this.#registry.moderation.isAdmin(person.id),
    ])
    const words = recoveryCodes.some(({ kind }) => kind === 'words')
    const mail = recoveryCodes.find(({ kind }) => kind === 'mail')?.value ?? null
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
    return proved !== null && proved > this.#registry.time.now() - FRESH
  }

  async isKept(person: string): Promise<boolean> {
    return (await this.passkeys.of(person)).length > 0 || (await this.recoveryCodes.of(person)).length > 0
  }

  /** A guest has nothing to prove by; whoever has must have done so lately. */
  async checkFresh({ person, proved }: Actor): Promise<void> {
    if (!this.#isFresh(proved) && (await this.isKept(person.id))) throw refusal('person.prove', { status: 403 })
  }

  /** A key of one's own is not made by a token, nor by what a token brought: it would stay when the token is taken back. */
  async checkKeeps(actor: Actor): Promise<void> {
    if (await this.#people.credentials.comesByToken(actor.key)) throw refusal('person.prove', { status: 403 })
    await this.#registry.moderation.checkNotKept(actor.person.name, actor.person.id)
  }

  /** Whoever came in by what is taken back now is out, but for the one who takes it back. */
  async takeBack(from: string, { key }: Actor): Promise<void> {
    await this.#registry.expel(await this.#people.credentials.endDerived(from, key))
  }

  /** For what a host does: a sign-in that proves something, and lately. */
  checkProved({ proved }: Actor): void {
    if (!this.#isFresh(proved)) throw refusal('person.prove', { status: 403 })
  }

  // --- coming back ------------------------------------------------------------------------------------------

  async byPasskey(site: Site, response: AuthenticationResponseJSON, guest: Actor | null, device: string): Promise<Entry> {
    return this.#enter(await this.passkeys.enter(site, response), guest, device, true, fromPasskey(response.id))
  }

  async byWords(words: string, guest: Actor | null, device: string): Promise<Entry> {
    const person = await this.recoveryCodes.byWords(words)
    return this.#enter(person, guest, device, true, fromWords(person ?? ''))
  }

  /** Letters and a longer secret for the QR code, both good once and for five minutes, and only as long as the key that asked for them. */
  async deviceCode({ person, key: body }: Actor): Promise<DeviceCode> {
    const [letters, secret] = [newLetters(), newSecret()]
    await this.#codes.cancel('device', person.id)
    await this.#codes.make('device', person.id, DEVICE_LASTS, { secret: letters, body })
    await this.#codes.make('device', person.id, DEVICE_LASTS, { secret, body })
    return { letters, secret, until: this.#registry.time.now() + DEVICE_LASTS }
  }

  /** `address`: where it is typed. */
  async byDevice(code: string, guest: Actor | null, device: string, address: string): Promise<Entry> {
    const isSecret = code.length > MOST_TYPED
    const take = (): Promise<Code | null> => this.#codes.take('device', isSecret ? code : asLetters(code))
    // Only letters can be guessed at all: whoever guesses them in vain keeps nobody from coming in another way.
    const taken = isSecret ? await take() : await this.#guesses.guess(address, take)
    if (taken === null || taken.person === null) throw refusal('person.notFound', { status: 401 })
    // The other of the two is used up with it.
    await this.#codes.cancel('device', taken.person)
    return this.#enter(taken.person, guest, device, false, taken.body === '' ? null : taken.body)
  }

  async #enter(id: string | null, guest: Actor | null, device: string, proved: boolean, parent: string | null): Promise<Entry> {
    const person = id === null ? null : await this.#people.byId(id)
    if (person === null) throw refusal('person.notFound', { status: 401 })
    // Whoever proves again on the same device keeps the session.
    const secret = await this.#people.begin(person.id, device, proved, parent)
    return { secret, entered: { person, scopes: [...SCOPES], before: await this.#baggage(guest, person) } }
  }

  async #baggage(guest: Actor | null, kept: Person): Promise<Entered['before']> {
    if (guest === null || guest.person.id === kept.id || guest.person.kind === 'bot' || (await this.isKept(guest.person.id))) return null
    const { tables, both } = await baggageOf(this.#registry, guest.person.id, kept.id)
    if (tables === 0) return null
    const code = await this.#codes.make('merge', kept.id, MERGE_LASTS, { body: guest.person.id })
    return { name: guest.person.name, tables, both, code }
  }

  /** What the guest of this device had comes along. */
  async merge(kept: Person, code: string): Promise<void> {
    const taken = await this.#codes.take('merge', code)
    const guest = taken === null || taken.person !== kept.id ? null : await this.#people.byId(taken.body)
    if (guest === null) throw refusal('person.notFound', { status: 404 })
    await moveOver(this.#registry, guest, kept)
    await this.#registry.expel(await deleteAccount(this.#registry, guest))
  }

  // --- mail -------------------------------------------------------------------------------------------------

  get #mail(): Mailer {
    if (this.mailer === null) throw refusal('person.noMail', { status: 404 })
    return this.mailer
  }

  /** A link to that address; the name is kept by it once somebody follows it. `from`: where it is asked for. */
  async offerMail(person: Person, address: string, from: string): Promise<void> {
    const mail = this.#mail
    const to = asAddress(address)
    const code = await this.#letters.take('', () => this.#keepCode(person.id, to, from))
    await mail.send({ to, ...(await this.#letter(person.id, 'keep', code)) })
  }

  async #keepCode(person: string, to: string, from: string): Promise<string> {
    const tooFast = refusal('bad.tooFast', { status: 429, params: { seconds: MAIL_LASTS / 1000 } })
    const mailbox = mailboxOf(to)
    const [own, all] = await Promise.all([this.#codes.count('mail.keep', { person }), this.#codes.bodies('mail.keep')])
    if (Math.max(own, all.filter((body) => mailboxOf(body) === mailbox).length) >= MOST_LETTERS || all.length >= MOST_UNCONFIRMED)
      throw tooFast
    this.#written.count(from)
    return this.#codes.make('mail.keep', person, MAIL_LASTS, { body: to })
  }

  /** Nothing in it was typed by whoever asked: it may go to a stranger. By the address that the host has given: whoever asks may call this server by any name, and a link must not lead there. */
  async #letter(person: string, kind: 'keep' | 'enter', code: string): Promise<Pick<Letter, 'subject' | 'text'>> {
    const { language } = await this.#registry.alerts.preferences(person)
    const params = { link: `${this.#address}/mail?${kind}=${code}` }
    const words = (what: string): string => say(speaker(language, [platform]), { code: `mail.${kind}.${what}`, params })
    return { subject: words('subject'), text: `${words('text')}\n\n${params.link}\n\n${words('end')}\n` }
  }

  async keepMail(person: Person, code: string): Promise<void> {
    const taken = await this.#codes.take('mail.keep', code)
    if (taken === null || taken.person !== person.id || !(await this.recoveryCodes.keepMail(person.id, taken.body)))
      throw refusal('person.notFound', { status: 401 })
  }

  /** Whether anybody is known by this address is nobody's business: the answer is the same, and as fast. */
  askByMail(address: string): void {
    const mail = this.#mail
    const send = async (): Promise<void> => {
      const person = await this.recoveryCodes.byMail(address)
      const code = person === null ? null : await this.#letters.take(person, () => this.#enterCode(person))
      if (person === null || code === null) return
      await mail.send({ to: asAddress(address), ...(await this.#letter(person, 'enter', code)) })
    }
    this.#registry.run(send())
  }

  async #enterCode(person: string): Promise<string | null> {
    if ((await this.#codes.count('mail.enter', { person })) >= MOST_LETTERS) return null
    return this.#codes.make('mail.enter', person, MAIL_LASTS)
  }

  async byMail(code: string, guest: Actor | null, device: string): Promise<Entry> {
    const person = (await this.#codes.take('mail.enter', code))?.person ?? null
    return this.#enter(person, guest, device, true, fromMail(person ?? ''))
  }

  // --- going ------------------------------------------------------------------------------------------------

  async leaveForGood(actor: Actor): Promise<void> {
    await this.checkFresh(actor)
    await this.#registry.expel(await deleteAccount(this.#registry, actor.person))
  }
}
