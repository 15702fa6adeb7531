import type { Contender } from '../before/contender.ts'
import { sideBySide, times } from '../measure.ts'
import type { Figure, Settings, Suite } from '../suite.ts'

const ITERATIONS = 64
/** Decisions whose judgements are compared to the last bit. */
const COMPARED = 40
const SEATS = 4

const buildIn = async (file: string): Promise<Contender> => {
  const { contender } = (await import(new URL(file, import.meta.url).href)) as { contender: Contender }
  return contender
}

/** The packages as they are beside the packages of an earlier commit, in one process and in turns. */
async function run({ seconds }: Settings): Promise<Figure[]> {
  const [now, old] = [await buildIn('./now.js'), await buildIn('./then.js')]
  const figures: Figure[] = []
  for (const id of now.games) {
    const both = <T>(of: (build: Contender) => T): { readonly now: T; readonly old: T } => ({ now: of(now), old: of(old) })
    const judged = both((build) => build.judged(id, SEATS, ITERATIONS, COMPARED))
    const same = judged.now.filter((one, i) => one === judged.old[i]).length
    figures.push({ name: `${id} judgements that are the same`, value: same, unit: `of ${COMPARED}` })
    const playouts = sideBySide(
      both((build) => build.playouts(id, SEATS)),
      seconds,
    )
    figures.push({ name: `${id} random games`, value: playouts.now.rate, unit: 'games/s', ratio: times(playouts.now, playouts.old) })
    const searched = sideBySide(
      both((build) => build.searched(id, SEATS, ITERATIONS)),
      seconds,
    )
    figures.push({
      name: `${id} playouts of a search`,
      value: searched.now.fine,
      unit: 'playouts/s',
      ratio: searched.now.fine / searched.old.fine,
    })
    const imagined = sideBySide(
      both((build) => build.imagined(id, SEATS)),
      seconds / 2,
    )
    figures.push({ name: `${id} imagine`, value: 1e6 / imagined.now.rate, unit: 'µs', ratio: times(imagined.now, imagined.old) })
    const decided = sideBySide(
      both((build) => build.decided(id, SEATS, 'captain')),
      seconds,
    )
    figures.push({ name: `${id} captain's decision`, value: 1e3 / decided.now.rate, unit: 'ms', ratio: times(decided.now, decided.old) })
  }
  return figures
}

export const before: Suite = {
  about: 'the packages beside those of an earlier commit (--ref): games, playouts of a search, imagined worlds, a captain’s decisions',
  needsRef: true,
  run,
}
