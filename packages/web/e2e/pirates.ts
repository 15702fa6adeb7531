import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { CARDS, face, type Edition } from '@flotilla/sinking/face'
import { expect, person, type Harbour } from './harbour.ts'

const WINDOWS = ['enemyDice', 'declare', 'reveal', 'resolve', 'ready', 'cannon'] as const
/** Windows end with the last answer. */
const BRISK = { windowMode: 'beat', windowSeconds: 30, firstMate: 0 }

type Level = Edition['sheets'][number]['levels'][number]

/** An own edition for a table: a prepared position needs loaded dice, other starting items or other sheets. */
export interface Prepared {
  readonly enemy?: Edition['enemies'][number]['id']
  readonly basicDice?: number
  readonly basic?: Edition['dice']['basic'][number]
  readonly special?: Edition['dice']['special'][number]
  readonly single?: readonly number[]
  readonly damage?: number
  /** What the characters of seats 0, 1 and 2 start with. */
  readonly items?: readonly Edition['characters'][number]['item'][]
  /** Cards that the Water Deck is full of. */
  readonly plenty?: readonly Edition['cards'][number]['id'][]
  readonly hammersForMinor?: number
  /** The sheet for three players: the first level, and those above it. */
  readonly first?: Partial<Level>
  readonly later?: Partial<Level>
}

const SEATED = ['pete', 'frankie', 'billy'] as const
const PLENTY = 99

function editionOf({ items = [], plenty = [], first = {}, later = {}, ...prepared }: Prepared): object {
  const { edition } = face
  const characters = edition.characters.map((one) => {
    const item = items[SEATED.findIndex((who) => who === one.id)]
    return item === undefined ? one : { ...one, item }
  })
  const { damage = edition.limits.damage, basicDice, hammersForMinor = 1 } = prepared
  return {
    ...edition,
    id: 'prepared',
    characters,
    limits: { ...edition.limits, damage },
    // A character's item that nobody starts with any more lies in the deck like any other.
    cards: edition.cards.map((card) => ({
      ...card,
      copies: plenty.includes(card.id) ? PLENTY : card.copies,
      kind: card.kind === 'character' && !characters.some(({ item }) => item === card.id) ? 'basic' : card.kind,
    })),
    dice: {
      ...edition.dice,
      basic: prepared.basic === undefined ? edition.dice.basic : Array.from({ length: 6 }, () => prepared.basic),
      special: prepared.special === undefined ? edition.dice.special : Array.from({ length: 6 }, () => prepared.special),
      hits: { ...edition.dice.hits, single: prepared.single ?? edition.dice.hits.single },
    },
    enemies: edition.enemies.map((enemy) => ({
      ...enemy,
      basicDice: Array.from({ length: damage }, (_, k) => basicDice ?? enemy.basicDice[k]),
      marked: enemy.marked.filter((space) => space <= damage),
    })),
    breaches: edition.breaches.map((breach) => (breach.id === 'minor' ? { ...breach, hammers: hammersForMinor } : breach)),
    sheets: edition.sheets.map((sheet, k) =>
      k > 0 ? sheet : { ...sheet, levels: sheet.levels.map((level, at) => ({ ...level, ...(at === 0 ? first : later) })) },
    ),
  }
}

/** Somebody who plays by clicking what the board shows. */
export class Pirate {
  readonly name: string
  readonly context: BrowserContext
  readonly page: Page
  table = ''

  constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name
    this.context = context
    this.page = page
  }

  get board(): Locator {
    return this.page.getByRole('main')
  }

  get hand(): Locator {
    return this.board.getByRole('region', { name: 'Your hand' })
  }

  column(name: string): Locator {
    return this.board.getByRole('region', { name, exact: true })
  }

  /** The status sentence says this. */
  async isAsked(words: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').first()).toContainText(words, { timeout: 20_000 })
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click()
  }

  /** Takes up a card or token; where it can be used in several ways, the one in these words; and commits to it in the bar. */
  async picks(thing: Locator, way?: string | RegExp): Promise<void> {
    await thing.click()
    const commit = this.page.getByRole('banner').locator('[data-commit]')
    const look = this.board.getByRole('region', { name: 'A closer look' })
    const ways = look.locator('[data-option]')
    await expect(commit.or(ways.first()).first()).toBeVisible()
    if (way !== undefined && !(await commit.isVisible()))
      await ways
        .and(look.getByRole('button', { name: way }))
        .first()
        .click()
    else if (!(await commit.isVisible())) await ways.first().click()
    await commit.click()
  }

  async plays(item: string | RegExp, way?: string | RegExp): Promise<void> {
    await this.picks(this.hand.getByRole('button', { name: item }).first(), way)
  }

  /** Two settings that must never blur: what is said and what is done. */
  async lays(said: string | null, done: string): Promise<void> {
    const dial = this.board.getByRole('region', { name: 'Your dial' })
    if (said !== null) await dial.getByRole('group', { name: 'You say' }).getByRole('radio', { name: said }).check()
    await dial.getByRole('group', { name: 'You do' }).getByRole('radio', { name: done }).check()
    await this.page.getByRole('banner').getByRole('button', { name: 'Lay the dial' }).click()
    await expect(dial).toBeHidden()
  }

  /** A standing order for all windows: to pass where nothing else can be done, as people at a table do, to pass always, or to be asked. */
  async inWindows(order: 'only' | 'default' | 'ask'): Promise<void> {
    const standing = WINDOWS.map((at) => ({ ask: `window.${at}`, order }))
    const orders = { type: 'orders', table: this.table, id: crypto.randomUUID(), orders: { plans: [], standing } }
    const set = await this.page.request.post(`/api/tables/${this.table}/requests`, { data: orders })
    expect(set.ok(), await set.text()).toBe(true)
  }

  /** What the server tells this seat, but for the clock that runs anyway. */
  async knows(): Promise<Known> {
    const told = await this.page.request.get(`/api/tables/${this.table}/state`)
    const { clocks: _clocks, info, ...known } = (await told.json()) as Known & { clocks: unknown; info: { seat: number } }
    return { ...known, seat: info.seat }
  }

  /** A card of this name in the own hand. */
  async holding(...ids: readonly string[]): Promise<number[]> {
    const { seat, view } = await this.knows()
    return view.hands[seat].filter((back) => ids.includes(CARDS[view.faces[back]]))
  }

  /** Gives an answer past the board, as a program would; the fault if it is refused. */
  async tries(choice: object): Promise<{ rule?: string; code?: string }> {
    for (;;) {
      const reply = await this.page.request.post(`/api/tables/${this.table}/answers`, { data: { id: crypto.randomUUID(), choice } })
      const fault = reply.ok() ? {} : ((await reply.json()) as { error: { code?: string; rule?: string } }).error
      // The last window is still being shown to the others: a moment.
      if (fault.code !== 'table.held') return fault
      await this.page.waitForTimeout(50)
    }
  }

  /** Waits for an ask of this kind, and answers it. */
  async answers(kind: string, choice: object): Promise<void> {
    await expect.poll(async () => (await this.knows()).ask?.kind, { timeout: 20_000, message: `${this.name}: ${kind}` }).toBe(kind)
    expect(await this.tries(choice)).toEqual({})
  }
}

interface Known {
  readonly seat: number
  readonly seq: number
  readonly silence: string | null
  readonly outcome: object | null
  readonly ask: {
    readonly kind: string
    readonly choices: readonly { readonly choice: object }[]
    readonly refusals: readonly { readonly choice: object; readonly rule: string }[]
  } | null
  readonly view: {
    readonly faces: readonly number[]
    readonly hands: readonly (readonly number[])[]
    readonly columns: readonly (readonly number[])[]
  }
}

interface Sitting {
  readonly options?: object
  /** Those who have the board before them; the others play by the API alone. */
  readonly looking?: readonly string[]
  readonly browsing?: Parameters<typeof person>[2]
}

/** People (the first hosts) and mates at a table of three, with the game begun and the board before them. */
export async function crew(
  browser: Browser,
  harbour: Harbour,
  names: readonly string[],
  prepared: Prepared,
  { options = {}, looking = names, browsing = {} }: Sitting = {},
) {
  const pirates: Pirate[] = []
  for (const name of names) {
    const { context, page } = await person(browser, harbour, browsing)
    await page.request.post('/api/session', { data: { name } })
    pirates.push(new Pirate(name, context, page))
  }
  const [host] = pirates
  const seats = SEATED.map((_, seat) => (seat < names.length ? { kind: 'open' } : { kind: 'bot', bot: 'mate' }))
  const { enemy = 'kraken' } = prepared
  const created = await host.page.request.post('/api/tables', {
    data: { game: 'sinking', edition: editionOf(prepared), options: { ...BRISK, enemy, characters: SEATED, ...options }, seats, sit: 0 },
  })
  expect(created.ok(), await created.text()).toBe(true)
  const { id } = (await created.json()) as { id: string }
  for (const pirate of pirates) {
    pirate.table = id
    await pirate.page.request.post(`/api/tables/${id}/sit`, { data: {} })
  }
  for (const pirate of pirates) await pirate.inWindows('only')
  await host.page.request.post(`/api/tables/${id}/start`, { data: {} })
  const before = pirates.filter(({ name }) => looking.includes(name))
  await Promise.all(before.map(({ page }) => page.goto(`/t/${id}`)))
  for (const pirate of before) await expect(pirate.column('Water')).toBeVisible({ timeout: 20_000 })
  return pirates
}

export async function ashore(pirates: readonly Pirate[]): Promise<void> {
  for (const { context } of pirates) await context.close()
}
