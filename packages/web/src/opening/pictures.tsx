import type { PictureChoice, PictureValue } from '@flotilla/kernel'
import { Suspense, useId, useState } from 'react'
import styles from './pictures.module.css'
import box from './opening.module.css'
import { choose, chosenOf, picturesOf, setOptions } from './plan.ts'
import type { Scene, Setup } from './scene.ts'
import type { Tools } from './tools.ts'

interface Props {
  readonly tools: Tools
  readonly scene: Scene | null
  readonly setup: Setup
}

/** The two or three choices that matter, between pictures. */
export function Pictures({ tools, scene, setup }: Props) {
  const { plan, frame, say } = tools
  const choices = picturesOf(plan, frame)
  if (choices.length === 0) return null
  const isPair = choices.length > 2 && choices.slice(0, 2).every(({ values }) => values.length === 2)
  return (
    <section className={`sheet ${box.box} ${styles.sheet}`} data-pair={isPair ? '' : undefined} aria-label={say('opening.play')}>
      {choices.map((choice, k) => (
        <Choice
          key={choice.id}
          choice={choice}
          columns={isPair && k > 1 ? 3 : columns(choice.values.length)}
          tools={tools}
          scene={scene}
          setup={setup}
        />
      ))}
    </section>
  )
}

/** Something of one's own stands for no options that are known here. */
const isOwn = ({ set, edition }: PictureValue): boolean => set === undefined && edition === undefined

interface ChoiceProps extends Props {
  readonly choice: PictureChoice
  readonly columns: number
}

function Choice({ choice, columns: across, tools, scene, setup }: ChoiceProps) {
  const { plan, frame, say, change } = tools
  const name = useId()
  const [pointed, setPointed] = useState<PictureValue | null>(null)
  // Something of one's own is chosen by what is brought along; until then it is only wished for.
  const [wished, setWished] = useState(false)
  const chosen = chosenOf(choice, plan, frame)
  const shown = wished ? choice.values.find(isOwn) : chosen
  const told = pointed ?? shown
  const why = told?.barred
  return (
    <fieldset className={styles.pick} data-columns={across}>
      <legend>{say(`pick.${choice.id}`)}</legend>
      <div className={styles.tiles}>
        {choice.values.map((value) => {
          const on = value === shown && value.barred === undefined
          const code = `pick.${choice.id}.${value.id}`
          return (
            <label
              key={value.id}
              className={styles.tile}
              data-on={on ? '' : undefined}
              data-barred={value.barred === undefined ? undefined : ''}
              onPointerEnter={() => setPointed(value)}
              onPointerLeave={() => setPointed(null)}
            >
              <input
                type="radio"
                name={name}
                checked={on}
                aria-disabled={value.barred !== undefined}
                aria-label={say('opening.told', { name: say(code), sentence: say(value.barred ?? `${code}.say`) })}
                onChange={() => {
                  if (value.barred !== undefined) return
                  setWished(isOwn(value))
                  if (!isOwn(value)) change(choose(plan, frame, value))
                }}
              />
              <span className={styles.picture}>
                {scene === null ? null : <scene.Tile choice={choice.id} value={value.id} setup={setup} />}
              </span>
              <span className={styles.label}>{say(code)}</span>
            </label>
          )
        })}
      </div>
      {told === undefined ? null : (
        <p className={styles.say} aria-hidden>
          {say(why ?? `pick.${choice.id}.${told.id}.say`)}
        </p>
      )}
      {scene?.Own !== undefined && scene.ownChoice === choice.id && (wished || (chosen !== undefined && isOwn(chosen))) ? (
        <Suspense fallback={null}>
          <scene.Own options={setup.options} onSet={(set) => change(setOptions(plan, frame, set))} />
        </Suspense>
      ) : null}
    </fieldset>
  )
}

const columns = (n: number): number => (n === 2 || n === 4 || n === 5 ? n : 3)
