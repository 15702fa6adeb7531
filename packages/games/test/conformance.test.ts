import * as fc from 'fast-check'
import { describe, test } from 'vitest'
import { adviceIsKnown } from '@flotilla/bots/conformance'
import { builtInGames } from '@flotilla/games'
import { gameWithBots } from '@flotilla/games/bots'
import { rng, type Game } from '@flotilla/kernel'
import { messagesAreWhole, checks, optionSets, type Play, type Style } from '@flotilla/kernel/conformance'

/** 1 in the daily tests; `npm run soak` sets more, and then every run plays other games, with each check many of them. */
const SCALE = Number(process.env.FLOTILLA_CONFORMANCE_SCALE ?? 1)
const RANDOM_SETS = 20

/** What bots go by is proved like the rules. */
const proofs = { ...checks, adviceIsKnown: (game: Game, play: Play): void => adviceIsKnown(gameWithBots(game), play) }
type Proof = keyof typeof proofs

/** How much each check does for each number of seats: so many plays, looking at one position in so many. */
const work: Record<Proof, { plays: number; every: number }> = {
  reachesEnd: { plays: 1, every: 1 },
  holdsInvariants: { plays: 1, every: 1 },
  isDeterministic: { plays: 1, every: 1 },
  survivesJson: { plays: 1, every: 1 },
  replaysItsRecord: { plays: 1, every: 1 },
  replaysItsEdition: { plays: 1, every: 1 },
  copySharesNothing: { plays: 1, every: 20 },
  undoRestores: { plays: 1, every: 1 },
  offeredIsAccepted: { plays: 1, every: 40 },
  othersAreRefused: { plays: 1, every: 80 },
  choicesAreKnown: { plays: 1, every: 10 },
  viewHidesTheHidden: { plays: 1, every: 20 },
  viewKeepsSecrets: { plays: 1, every: 20 },
  spectatorsSeeThePublic: { plays: 1, every: 10 },
  zonesHoldEveryCard: { plays: 1, every: 10 },
  imaginedLooksTheSame: { plays: 1, every: 20 },
  imaginedIsWhole: { plays: 1, every: 50 },
  imaginedWorldsDiffer: { plays: 1, every: 40 },
  nothingIsLearnedUnshown: { plays: 2, every: 12 },
  oneChoiceTellsNothing: { plays: 1, every: 1 },
  sealedStaysSealed: { plays: 1, every: 5 },
  sealedIsToldBeforeItLiesOpen: { plays: 2, every: 3 },
  speaksEveryWord: { plays: 1, every: 40 },
  storyAddsUp: { plays: 1, every: 10 },
  momentsTellNothingHidden: { plays: 2, every: 12 },
  adviceIsKnown: { plays: 1, every: 10 },
}

/** Plays of a game at a table of so many; a failing one is made simpler: towards the default options and random players. */
function playsOf(game: Game, seats: number, every: number): fc.Arbitrary<Play> {
  return fc.record({
    seats: fc.constant(seats),
    options: fc.constantFrom(...optionSets(game, seats, rng(seats), RANDOM_SETS)),
    luck: fc.nat(1_000_000),
    style: fc.constantFrom<Style>('random', 'advised'),
    rate: fc.constant(gameWithBots(game).advice.rate),
    every: fc.constant(every),
  })
}

const names = Object.keys(proofs) as Proof[]

function prove(name: Proof, game: Game, seats: number): void {
  const { plays, every } = work[name]
  const numRuns = Math.ceil(plays * SCALE)
  // The daily games are always the same ones, and others for each check.
  const fixed = { seed: 10 * names.indexOf(name) + seats }
  fc.assert(
    fc.property(playsOf(game, seats, every), (play) => proofs[name](game, play)),
    { numRuns, includeErrorInReport: true, ...(SCALE > 1 ? {} : fixed) },
  )
}

const seatCounts = ({ seats }: Game): number[] => Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at)

describe.each(builtInGames)('$id', { timeout: 60_000 * Math.max(1, SCALE) }, (game) => {
  test('messagesAreWhole', () => messagesAreWhole(game))

  describe.each(seatCounts(game))('with %i seats', (seats) => {
    test.each(names)('%s', (name) => prove(name, game, seats))

    test('reachesEnd with every option, and when every clock runs out', () => {
      const sets = optionSets(game, seats, rng(seats), RANDOM_SETS)
      // Each set at one of the tables, unless there is time for all.
      const turn = SCALE > 1 ? 1 : game.seats.max - game.seats.min + 1
      for (let luck = (seats - game.seats.min) % turn; luck < sets.length; luck += turn)
        checks.reachesEnd(game, { seats, options: sets[luck], luck, style: luck % 2 === 0 ? 'random' : 'fallback' })
    })
  })
})
