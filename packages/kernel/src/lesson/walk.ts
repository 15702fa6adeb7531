import { choices, readCtx } from '../engine.ts'
import { catalogueOf } from '../icu/index.ts'
import { say, type Message } from '../text.ts'
import { view } from '../view.ts'
import { LEARNER, type Lesson, type Lessons } from './lesson.ts'
import { reachable, type Reached } from './reach.ts'

/** So many words are read at a glance. */
const MOST_LETTERS = 240
const MOST_SENTENCES = 2

/**
 * Goes through a lesson on all ways that a learner can take, trying every choice at every step. Throws at the first thing that is wrong:
 * a step whose words do not fit what is on the table, or where nothing that may be done is wanted; a try without a kind answer; something
 * that has no words. Returns the places that are pointed at.
 */
export function walk(lesson: Lesson, { words }: Pick<Lessons, 'words'>): string[] {
  const places = new Set<string>()
  const said = new Set<string>()
  const mustBeSaid = (message: Message): void => {
    if (said.has(message.code)) return
    said.add(message.code)
    const text = say({ language: 'en', catalogue: catalogueOf(words.en), names: [] }, message)
    if (text.startsWith('[')) throw new Error(`${lesson.id}: '${message.code}' has no words`)
    const sentences = text.split(/[.!?…]['"”“]?\s+/).length
    if (text.length > MOST_LETTERS || sentences > MOST_SENTENCES) throw new Error(`${lesson.id}: '${message.code}' is too long: ${text}`)
  }
  mustBeSaid({ code: `lesson.${lesson.id}.title` })
  for (const reached of reachable(lesson)) {
    const { tutor } = reached
    const place = tutor.placeAt(reached)
    if (place !== undefined) places.add(place)
    if (tutor.says !== null) mustBeSaid(tutor.says)
    mustFit(lesson, reached)
    if (!tutor.isReading) mustLeadOn(lesson, reached).forEach(mustBeSaid)
  }
  if (lesson.steps.at(-1)?.wants !== undefined) throw new Error(`${lesson.id}: it does not end with what is to be remembered`)
  return [...places]
}

/** What is said is so on the table. */
function mustFit({ id }: Lesson, { game, state, tutor, isFresh }: Reached): void {
  const { step } = tutor
  if (isFresh && step?.fits?.(view(game, state, LEARNER)) === false) throw new Error(`${id}: what '${step.says}' says is not so`)
}

/** Something that may be done is wanted; returns what is said to everything else. */
function mustLeadOn({ id }: Lesson, { game, state, tutor, ask, chance }: Reached): Message[] {
  const { step } = tutor
  if (step === undefined) return []
  if (ask === undefined) throw new Error(`${id}: at '${step.says}' nobody is asked anything`)
  const meant = step.kind === undefined ? step.lasts : [step.kind]
  if (meant !== undefined && !meant.includes(ask.kind))
    throw new Error(`${id}: '${step.says}' speaks of ${meant.join(', ')}, but '${ask.kind}' is asked`)
  const legal = choices(game, state, ask)
  const objections = legal.map((choice) => tutor.objects({ game, state }, choice))
  if (objections.every((objection) => objection !== null)) {
    const ctx = readCtx(game, state)
    const told = legal.map((choice) => `${JSON.stringify(choice)} ${JSON.stringify(game.words.choice(ctx, ask, choice))}`)
    throw new Error(`${id}: at '${step.says}' nothing that may be done is wanted: ${ask.kind}: ${told.join(' ')}`)
  }
  const before = JSON.stringify(chance)
  tutor.wantedWords({ game, state }, true)
  if (JSON.stringify(chance) !== before) throw new Error(`${id}: looking ahead at '${step.says}' uses up chance`)
  return objections.filter((objection) => objection !== null)
}
