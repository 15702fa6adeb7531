import type { Event, Outcome, Plain, Seat } from '@flotilla/kernel'
import { together, weightOf } from '@flotilla/kernel'
import { patched, viewAfter, eventsOf, type Frame, type History, type LogEntry, type OwnAsk } from '@flotilla/protocol'
import { useSettings } from '../settings.ts'
import { Director, type Beat } from './director.ts'
import type { Moment } from './moment.ts'

/** What of a table is told: it is shown when the story has come so far. */
export interface Present {
  readonly seq: number
  readonly view: Plain
  readonly ask: OwnAsk | null
  readonly undo: number
  readonly outcome: Outcome | null
  readonly log: readonly LogEntry[]
  readonly silence: string | null
}

/** Where the story is. */
export interface StoryState {
  /** What is on the board just now; null at now. */
  readonly moment: Moment | null
  readonly playing: boolean
  /** How many moments there are until now, this one included. */
  readonly left: number
  /** What was told until the story last reached now, for one announcement. */
  readonly told: { readonly n: number; readonly events: readonly Event[] }
  /** Whoever was away has missed what came after this; null if nobody was. */
  readonly recap: number | null
}

export const AT_NOW: StoryState = { moment: null, playing: false, left: 0, told: { n: 0, events: [] }, recap: null }

type Show = (part: Partial<Present> & { readonly story: StoryState }) => void

const isAway = (): boolean => typeof document !== 'undefined' && document.hidden

/** The game's time: takes what the server tells, and lets the board come after it moment by moment. */
export class Story {
  /** What the server told last. */
  now: Present
  readonly #show: Show
  readonly #director: Director<Partial<Present>>
  #state = AT_NOW
  #untold: Event[] = []
  #opening: readonly Event[] = []

  constructor(now: Present, show: Show) {
    this.now = now
    this.#show = show
    this.#director = new Director(
      () => (isAway() ? 'once' : useSettings.getState().speed),
      ({ moment, left, shown }) => this.#stage(moment, left, shown),
    )
  }

  /** The weights are known: from now on there is a story. */
  cast(tells: Director<never>['tells']): void {
    this.#director.tells = tells
    this.#open()
  }

  /** Afresh, without a story but how it opened; `missed` is what was known before where somebody comes back. */
  begin(now: Present, missed: number | null, opening: readonly Event[] = []): void {
    this.now = now
    this.#missed(missed)
    this.#opening = opening
    this.#director.skip()
    this.#open()
  }

  /** The last of what happened before anybody was asked, as the first throw of the dice: it is seen once, when all is there. */
  #open(): void {
    const { tells } = this.#director
    const events = tells === null ? undefined : together(tells, this.#opening).at(-1)
    if (events === undefined || this.now.seq > 0) return
    this.#opening = []
    this.#untold.push(...events)
    this.#director.play([{ events, shown: { view: this.now.view }, own: false }])
  }

  /** One update. `seat` is whose eyes they are, and `own` whether it is the own press that it tells of. */
  tell(now: Present, frames: readonly Frame[], seat: Seat | null, own: boolean): void {
    const before = this.now
    this.now = now
    this.#untold.push(...eventsOf({ frames }))
    if (isAway()) this.#missed(before.seq)
    else if (own) this.#state = { ...this.#state, recap: null }
    if (this.#isBeside(before, frames)) return this.#director.skip()
    let view = before.view
    let doing = own
    const beats = frames.map(({ events, patch }, k): Beat<Partial<Present>> => {
      view = patched(view, patch)
      doing &&= events.every((event) => event.seat === seat)
      const { seq, log, silence } = now
      return { events, shown: k === frames.length - 1 ? { view, seq, log, silence } : { view }, own: doing }
    })
    this.#director.play(beats)
  }

  /** Somebody is deciding and may go on: the decision never vanishes under their hand for what others do meanwhile. */
  #isBeside(before: Present, frames: readonly Frame[]): boolean {
    const { tells } = this.#director
    if (this.#director.isPlaying || before.ask === null || before.ask.n !== this.now.ask?.n || tells === null) return false
    return before.ask.optional === undefined || frames.every(({ events }) => weightOf(tells, events) === 'small')
  }

  skip(): void {
    if (this.#director.isPlaying) this.#director.skip()
  }

  /** Plays again what came after that entry, and goes on to now. */
  watch({ view: first, steps }: History, from: number): void {
    this.#director.skip()
    this.#state = { ...this.#state, recap: null }
    let view = first
    const log: LogEntry[] = []
    const beats: Beat<Partial<Present>>[] = []
    for (const step of steps) {
      log.push({ ...step.entry, events: eventsOf(step) })
      if (step.entry.seq <= from) view = viewAfter(view, step)
      else
        for (const { events, patch } of step.frames) {
          view = patched(view, patch)
          beats.push({ events, shown: { view, log: log.slice() }, own: false })
        }
    }
    this.#director.play(beats)
  }

  forgetRecap(): void {
    this.#missed(null)
    if (!this.#director.isPlaying) this.#director.skip()
  }

  /** The first that was missed counts until it has been seen. */
  #missed(seq: number | null): void {
    this.#state = { ...this.#state, recap: seq === null ? null : (this.#state.recap ?? seq) }
  }

  #stage(moment: Moment | null, left: number, shown: Partial<Present> | null): void {
    const isNow = shown === null
    const { told } = this.#state
    const announced = isNow && this.#untold.length > 0
    this.#state = {
      ...this.#state,
      moment,
      left,
      playing: !isNow,
      told: announced ? { n: told.n + 1, events: this.#untold } : told,
    }
    if (announced) this.#untold = []
    this.#show({ ...(isNow ? this.now : { ...shown, ask: null }), story: this.#state })
  }
}
