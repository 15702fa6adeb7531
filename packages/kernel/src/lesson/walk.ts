import { choices, defaultAnswer, ioOn } from '../engine.ts'
import { askOf } from '../state.ts'
import { say, type Message } from '../text.ts'
import { LEARNER, Tutor, type Lesson, type Lessons } from './lesson.ts'

/** So many words are read at a glance. */
const MOST_LETTERS = 240
const MOST_SENTENCES = 2
/** No lesson lets the others play longer than this without the learner. */
const MOST_ANSWERS = 200

/**
 * Goes through a lesson as a learner would, trying every choice at every step. Throws at the first thing that is wrong: a step that cannot be
 * done, a try without a kind answer, something that has no words in a language. Returns the places that are pointed at.
 */
export function walk(lesson: Lesson, { words }: Pick<Lessons, 'words'>): string[] {
  const { table } = lesson.stage()
  const tutor = new Tutor(lesson)
  const places = new Set<string>()
  const mustBeSaid = (message: Message): void => {
    for (const [language, catalogue] of Object.entries(words)) {
      const text = say({ language, catalogue, names: [] }, message)
      if (text.startsWith('[')) throw new Error(`${lesson.id}: '${message.code}' has no words in '${language}'`)
      const sentences = text.split(/[.!?…]['"”“]?\s+/).length
      if (text.length > MOST_LETTERS || sentences > MOST_SENTENCES)
        throw new Error(`${lesson.id}: '${message.code}' is too long in '${language}': ${text}`)
    }
  }
  mustBeSaid({ code: `lesson.${lesson.id}.title` })
  for (let rounds = 0; tutor.step !== undefined; rounds++) {
    if (rounds > MOST_ANSWERS) throw new Error(`${lesson.id}: it does not come to its end`)
    if (tutor.says !== null) mustBeSaid(tutor.says)
    if (tutor.step.at !== undefined) places.add(tutor.step.at)
    if (tutor.isReading) {
      tutor.readOn()
      continue
    }
    const ask = askOf(table.state, LEARNER)
    if (ask !== undefined && lesson.leaves?.includes(ask.kind) === true) {
      table.answer(LEARNER, defaultAnswer(table.game, table.view(LEARNER), ask))
      continue
    }
    const other = table.state.asks.find(({ seat, optional }) => seat !== LEARNER && optional === undefined)
    if (ask !== undefined && (ask.optional === undefined || other === undefined)) {
      const meant = tutor.step.kind === undefined ? tutor.step.lasts : [tutor.step.kind]
      if (meant !== undefined && !meant.includes(ask.kind))
        throw new Error(`${lesson.id}: '${tutor.step.says}' speaks of ${meant.join(', ')}, but '${ask.kind}' is asked`)
      const wanted = tutor.wanted(table)
      if (wanted.length === 0)
        throw new Error(`${lesson.id}: at '${tutor.step.says}' nothing that may be done is wanted: ${told(lesson, table)}`)
      for (const choice of choices(table.game, table.state, ask)) {
        const objection = tutor.objects(table, choice)
        if (objection !== null) mustBeSaid(objection)
      }
      table.answer(LEARNER, wanted[0])
      tutor.answered(table)
    } else if (other !== undefined) table.answer(other.seat, tutor.answerOf(table, other))
    else throw new Error(`${lesson.id}: at '${tutor.step.says}' nobody is asked anything`)
  }
  if (lesson.steps.at(-1)?.wants !== undefined) throw new Error(`${lesson.id}: it does not end with what is to be remembered`)
  return [...places]
}

function told(_lesson: Lesson, table: ReturnType<Lesson['stage']>['table']): string {
  const ask = askOf(table.state, LEARNER)
  if (ask === undefined) return 'not asked'
  const io = ioOn(table.game, table.state)
  return `${ask.kind}: ${choices(table.game, table.state, ask)
    .map((choice) => `${JSON.stringify(choice)} ${JSON.stringify(table.game.words.choice(io, ask, choice))}`)
    .join(' ')}`
}
