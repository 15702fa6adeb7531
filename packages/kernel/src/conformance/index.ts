import { copySharesNothing } from './copies.ts'
import { holdsInvariants, reachesEnd } from './ends.ts'
import { imaginedIsWhole, imaginedLooksTheSame, imaginedWorldsDiffer } from './imagination.ts'
import { nothingIsLearnedUnshown, oneChoiceTellsNothing, sealedIsToldBeforeItLiesOpen, sealedStaysSealed } from './leaks.ts'
import { choicesAreKnown, offeredIsAccepted, othersAreRefused } from './legality.ts'
import type { Check } from './play.ts'
import { isDeterministic, replaysItsEdition, replaysItsRecord, survivesJson } from './replays.ts'
import { speaksEveryWord } from './speech.ts'
import { momentsTellNothingHidden, storyAddsUp } from './story.ts'
import { undoRestores } from './undo.ts'
import { spectatorsSeeThePublic, viewHidesTheHidden, viewKeepsSecrets, zonesHoldEveryCard } from './views.ts'

/** The proof for every game: what must hold over any play of it. Free of any test framework; each check throws where it fails. */
export const checks = {
  reachesEnd,
  holdsInvariants,
  isDeterministic,
  survivesJson,
  replaysItsRecord,
  replaysItsEdition,
  copySharesNothing,
  undoRestores,
  offeredIsAccepted,
  othersAreRefused,
  choicesAreKnown,
  viewHidesTheHidden,
  viewKeepsSecrets,
  spectatorsSeeThePublic,
  zonesHoldEveryCard,
  imaginedLooksTheSame,
  imaginedIsWhole,
  imaginedWorldsDiffer,
  nothingIsLearnedUnshown,
  oneChoiceTellsNothing,
  sealedStaysSealed,
  sealedIsToldBeforeItLiesOpen,
  speaksEveryWord,
  storyAddsUp,
  momentsTellNothingHidden,
} satisfies Record<string, Check>

export { optionSets } from './options.ts'
export { messagesAreWhole } from './speech.ts'
export { fingerprint, goldenOf, replaysGolden, type Golden } from './replays.ts'
export { playOut, seedFor, startFor, type Check, type Play, type Played, type Position, type Style } from './play.ts'
