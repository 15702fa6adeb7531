/** Four tables that show every board: short ones, so that a whole game can be played. */
export const TABLES = [
  { game: 'waves', bots: 2, options: { length: 'short', roundLimit: 12 } },
  { game: 'sinking', bots: 3, options: { windowMode: 'beat', windowSeconds: 4, windowBeat: 1 } },
  { game: 'bottom', bots: 2, options: { pace: 'short' } },
  { game: 'quests', bots: 2, options: { champions: 'random' } },
] as const

/** Somebody who sits at tables, known by a cookie. */
export class Somebody {
  readonly #url: string
  readonly session: readonly [name: string, value: string]

  private constructor(url: string, session: readonly [string, string]) {
    this.#url = url
    this.session = session
  }

  static async at(url: string): Promise<Somebody> {
    const answer = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Anna' }),
    })
    const [, name, value] = /^([^=]+)=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
    if (name === undefined || value === undefined) throw new Error(`no session: ${await answer.text()}`)
    return new Somebody(url, [name, value])
  }

  /** Opens a table, sits down at it and begins. */
  async begins({ game, bots, options }: (typeof TABLES)[number]): Promise<string> {
    const seats = [{ kind: 'open' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'mate' }))]
    const { id } = (await this.#post('/tables', { game, options, seats, sit: 0 })) as { id: string }
    await this.#post(`/tables/${id}/start`, {})
    return id
  }

  async #post(path: string, body: object): Promise<unknown> {
    const answer = await fetch(`${this.#url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.session.join('=') },
      body: JSON.stringify(body),
    })
    const told = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(told)}`)
    return told
  }
}
