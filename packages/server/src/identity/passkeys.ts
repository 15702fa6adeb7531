import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Person } from '@flotilla/protocol'
import { refusal } from '../refusal.ts'
import type { PasskeyRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { Codes } from './codes.ts'

/** Where a passkey is good: the page that asks, and its host. */
export interface Site {
  readonly origin: string
  readonly host: string
}

const FIVE_MINUTES = 300_000
const MOST = 20

/** Passkeys: the private half never leaves the person's device; a challenge is good once, and only for the page it was made for. */
export class Passkeys {
  readonly #storage: Storage
  readonly #codes: Codes
  readonly #now: () => number

  constructor(storage: Storage, codes: Codes, now: () => number) {
    this.#storage = storage
    this.#codes = codes
    this.#now = now
  }

  of(person: string): Promise<PasskeyRow[]> {
    return this.#storage.db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute()
  }

  async offer(person: Person, { host, origin }: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.of(person.id)
    if (known.length >= MOST) throw refusal('person.tooMany', { params: { most: MOST } })
    const options = await generateRegistrationOptions({
      rpName: 'Flotilla',
      rpID: host,
      userName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.#codes.make('passkey.new', person.id, FIVE_MINUTES, { secret: options.challenge, body: origin })
    return options
  }

  async add(person: Person, { origin, host }: Site, name: string, response: RegistrationResponseJSON): Promise<PasskeyRow> {
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: async (challenge) => {
        const code = await this.#codes.take('passkey.new', challenge)
        return code !== null && code.person === person.id && code.body === origin
      },
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    }).catch(() => null)
    if (verified?.verified !== true) throw refusal('person.passkey', { status: 400 })
    const { credential } = verified.registrationInfo
    const row: PasskeyRow = {
      id: credential.id,
      person: person.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      name,
      created: this.#now(),
      used: null,
    }
    const { db } = this.#storage
    const stored = await db
      .insertInto('passkeys')
      .values(row)
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    if (stored.numInsertedOrUpdatedRows !== 1n) throw refusal('person.passkey', { status: 400 })
    return row
  }

  async ask({ host, origin }: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' })
    await this.#codes.make('passkey.enter', null, FIVE_MINUTES, { secret: options.challenge, body: origin })
    return options
  }

  /** Whose passkey it is; refused in the same words whatever is wrong with it. */
  async enter({ origin, host }: Site, response: AuthenticationResponseJSON): Promise<string> {
    const { db } = this.#storage
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst()
    const expectedChallenge = async (challenge: string): Promise<boolean> =>
      (await this.#codes.take('passkey.enter', challenge))?.body === origin
    const verified =
      row === undefined
        ? null
        : await verifyAuthenticationResponse({
            response,
            expectedChallenge,
            expectedOrigin: origin,
            expectedRPID: host,
            credential: {
              id: row.id,
              publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
              counter: row.counter,
              transports: JSON.parse(row.transports) as AuthenticatorTransport[],
            },
            requireUserVerification: false,
          }).catch(() => null)
    if (row === undefined || verified?.verified !== true) throw refusal('person.passkey', { status: 401 })
    const counted = { counter: verified.authenticationInfo.newCounter, used: this.#now() }
    await db.updateTable('passkeys').set(counted).where('id', '=', row.id).execute()
    return row.person
  }

  async drop(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#storage.db
      .deleteFrom('passkeys')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }
}
