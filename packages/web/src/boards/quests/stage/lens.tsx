import { GOODS, isGood, lootArt, medal } from '@flotilla/art/quests'
import { SEATS } from '@flotilla/art/kit'
import { championOf, isCoop, missionTold, type ReadCtx } from '@flotilla/quests/client'
import type { ReactNode } from 'react'
import { PanelBeside } from '../../kit/panel-beside.tsx'
import { useCloserLook } from '../../kit/use-closer-look.ts'
import { Drawing } from '../../../layout/drawing.tsx'
import styles from './lens.module.css'
import { LetterFace, clueLetter, questCard } from './letters.tsx'
import type { QuestsProps } from '../props.ts'
import { Ability } from './ship.tsx'
import { Thing } from './thing.tsx'

const SIDES = ['left', 'right', 'above', 'below'] as const

/** What is looked at, large and with its whole rule. Its words stand at the thing itself for whoever does not see it. */
export function Lens({ board, ctx }: { board: QuestsProps; ctx: ReadCtx }) {
  const { looked } = useCloserLook()
  const shown = looked === null ? null : about(board, ctx, looked.what)
  return shown === null ? null : (
    <PanelBeside thing={looked?.element ?? null} sides={SIDES} className={styles.lens} aria-hidden>
      {shown}
    </PanelBeside>
  )
}

function about(board: QuestsProps, ctx: ReadCtx, what: string): ReactNode {
  const { say, view, names } = board
  const [kind, id] = [what.slice(0, what.indexOf(':')), what.slice(what.indexOf(':') + 1)]
  if (kind === 'captain') {
    const seat = Number(id)
    if (view.ships[seat].champion === -1) return null
    const one = championOf(ctx, seat)
    return (
      <div className={styles.thing}>
        <Drawing svg={medal(one.id, SEATS[seat].light)} box="0 0 100 104" width={104} height={108} />
        <div>
          <h3>{say({ code: `champion.${one.id}` })}</h3>
          <p>{names[seat]}</p>
          {[`ability.${one.id}`, `nationAbility.${one.nation}`].map((code) => (
            <p key={code}>
              <Ability text={say({ code })} />
            </p>
          ))}
          {isCoop(view) ? <p>{say(missionTold(ctx, seat))}</p> : null}
        </div>
      </div>
    )
  }
  const plain = id.replace(/-\d+$/, '')
  if (kind === 'letter') {
    const letter = id.startsWith('clue-') ? clueLetter(id, say, false) : questCard(ctx, id, say)
    return letter === null ? null : (
      <div className={styles.letter}>
        <LetterFace letter={letter} />
        <p>{letter.text}</p>
      </div>
    )
  }
  return (
    <div className={styles.thing}>
      <Thing art={isGood(plain) ? GOODS[plain] : lootArt(plain)} size={88} />
      <div>
        <h3>{say({ code: `thing.${plain}` })}</h3>
        {isGood(plain) ? null : <p>{say({ code: `effect.${plain}` })}</p>}
      </div>
    </div>
  )
}
