import { useState } from 'react'
import { Glyph } from '../layout/glyph.tsx'
import { LANGUAGES, nameOfLanguage } from '../languages.ts'
import { useSettings } from '../settings.ts'
import { Chips } from './chips.tsx'
import { HouseRules } from './house-rules/house-rules.tsx'
import styles from './opening.module.css'
import { Pace } from './pace.tsx'
import { Pictures } from './pictures.tsx'
import { changesOf } from './house-rules/changes.ts'
import type { Scene, Setup } from './scene.ts'
import type { Tools } from './tools.ts'

/** What is played, how fast, who may come; everything else is folded behind the house rules. */
export function Sheets({ tools, scene, setup }: { tools: Tools; scene: Scene | null; setup: Setup }) {
  return (
    <>
      <Pictures tools={tools} scene={scene} setup={setup} />
      <Pace tools={tools} />
      <Come tools={tools} />
      <RulesRow tools={tools} />
    </>
  )
}

function Come({ tools: { plan, say, change } }: { tools: Tools }) {
  const { house } = plan
  const spoken = useSettings((settings) => settings.language)
  const isListed = house.public === true
  const set = (part: typeof house): void => change({ ...plan, house: { ...house, ...part } })
  return (
    <section className={`sheet ${styles.box}`}>
      <Chips
        label={say('opening.come')}
        values={[
          { value: false, words: say('opening.link') },
          { value: true, words: say('opening.listed') },
        ]}
        value={isListed}
        onChange={(value) => set(value ? { public: true, language: house.language ?? spoken } : { public: false })}
      />
      {isListed ? (
        <>
          <p className={styles.say}>{say('opening.listed.say')}</p>
          <Chips
            label={say('opening.speak')}
            values={LANGUAGES.map((language) => ({ value: language, words: nameOfLanguage(language) }))}
            value={house.language ?? spoken}
            onChange={(language) => set({ language })}
          />
        </>
      ) : null}
    </section>
  )
}

function RulesRow({ tools }: { tools: Tools }) {
  const { say } = tools
  const [open, setOpen] = useState(false)
  const n = changesOf(tools)
  return (
    <>
      <button type="button" className={`sheet ${styles.box} ${styles.row}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Glyph name="book" size={24} />
        <span className={styles.rowWords}>
          <b>{say('opening.rules')}</b>
          <small>{n === 0 ? say('opening.rules.usual') : say('opening.rules.changed', { n })}</small>
        </span>
        <Glyph name="chevron" size={22} />
      </button>
      {open ? <HouseRules tools={tools} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
