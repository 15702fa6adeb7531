import { FEATURES, FEATURE_NAMES, anyPortrait, codeOf, portraitOf, type Feature } from '@flotilla/art/people'
import { useState } from 'react'
import { DrawnPortrait } from '../people/drawn-face.tsx'
import type { Say } from '../words.ts'
import styles from './avatar.module.css'

interface Props {
  readonly name: string
  readonly avatar: string
  readonly say: Say
  readonly onChange: (avatar: string) => void
}

/** One's portrait, feature by feature: each way it could be is shown as the whole face. */
export default function AvatarEditor({ name, avatar, say, onChange }: Props) {
  const [feature, setFeature] = useState<Feature>('hat')
  const own = portraitOf(avatar, name)
  return (
    <div className={styles.mirror}>
      <div className={styles.glass}>
        <DrawnPortrait of={own} />
      </div>
      <button type="button" className={styles.dice} onClick={() => onChange(codeOf(anyPortrait(Math.random)))}>
        {say('you.anyFace')}
      </button>
      <div className={styles.features} role="group" aria-label={say('you.features')}>
        {FEATURE_NAMES.map((one) => (
          <button key={one} type="button" aria-pressed={one === feature} onClick={() => setFeature(one)}>
            {say(`you.feature.${one}`)}
          </button>
        ))}
      </div>
      <div className={styles.faces} role="radiogroup" aria-label={say(`you.feature.${feature}`)}>
        {Array.from({ length: FEATURES[feature] }, (_, k) => (
          <label key={k}>
            <input
              type="radio"
              name="feature"
              checked={own[feature] === k}
              onChange={() => onChange(codeOf({ ...own, [feature]: k }))}
              aria-label={say('you.featureOf', { feature: say(`you.feature.${feature}`), n: k + 1, total: FEATURES[feature] })}
            />
            <DrawnPortrait of={{ ...own, [feature]: k }} />
          </label>
        ))}
      </div>
    </div>
  )
}
