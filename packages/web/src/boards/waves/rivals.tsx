import { lookAt, type Seat } from '@flotilla/kernel'
import { CANNONS, crews, hullLevel, isSolo, shots, sum, type Cannon } from '@flotilla/waves/face'
import { useState } from 'react'
import { Dialog } from '../../shell/dialog.tsx'
import { Flag } from '../../shell/flag.tsx'
import { Icon } from '../../shell/icon.tsx'
import * as icons from '../../shell/icons.ts'
import { Spot } from '../../table/spot.tsx'
import { offeredWhere, refusedWhere, type WavesProps } from './props.ts'
import styles from './rivals.module.css'
import { ShipMap } from './ship.tsx'

/** The other ships, small: chests at risk, hull, cannons nearly full. Each can be enlarged; while you fire, their chests are targets. */
export function Rivals(props: WavesProps & { own: Seat; aiming: boolean }) {
  const { view, say, own, aiming } = props
  const [large, setLarge] = useState<Seat | null>(null)
  const [cannon, setCannon] = useState<Cannon>('large')
  const loaded = CANNONS.filter((one) => offeredWhere(props, (c) => c.cannon === one) !== undefined)
  const firing = loaded.includes(cannon) ? cannon : loaded[0]
  const others = Array.from({ length: crews(view) - 1 }, (_, k) => (own + 1 + k) % crews(view))
  return (
    <section aria-label={say({ code: 'board.rivals' })} className={styles.rivals}>
      {aiming && loaded.length > 1 ? (
        <div className={styles.guns} role="radiogroup" aria-label={say({ code: 'ask.aim', params: { round: view.round } })}>
          {loaded.map((one) => (
            <button key={one} type="button" role="radio" aria-checked={one === firing} onClick={() => setCannon(one)}>
              {say({ code: `icon.${one}` })}
            </button>
          ))}
        </div>
      ) : null}
      <ul style={{ ['--rivals' as string]: others.length }} data-many={others.length > 3}>
        {others.map((seat) => (
          <Rival key={seat} board={props} seat={seat} cannon={aiming ? firing : undefined} onEnlarge={() => setLarge(seat)} />
        ))}
      </ul>
      {large === null ? null : (
        <Dialog title={props.names[large] ?? say({ code: 'board.merchantman' })} onClose={() => setLarge(null)} wide>
          <div className={styles.large}>
            <ShipMap board={props} seat={large} />
          </div>
        </Dialog>
      )}
    </section>
  )
}

function Rival({ board, seat, cannon, onEnlarge }: { board: WavesProps; seat: Seat; cannon: Cannon | undefined; onEnlarge: () => void }) {
  const { view, game, names, say, moment } = board
  const io = lookAt(game, view)
  const ship = view.ships[seat]
  const merchant = isSolo(view) && seat === 1
  const name = merchant ? say({ code: 'board.merchantman' }) : names[seat]
  const telltale = moment !== null && (moment.event.seat === seat || moment.event.target === seat)
  return (
    <li className={styles.rival} data-telling={telltale}>
      <div className={styles.head}>
        <Flag seat={seat} size={22} />
        <button type="button" className={styles.name} onClick={onEnlarge} aria-label={say({ code: 'board.enlarge', params: { seat } })}>
          {name}
        </button>
        {view.yarrr[seat] ? <Icon path={icons.flag} size={18} title={say({ code: 'table.ready' })} /> : null}
        <span className={styles.stat} title={say({ code: 'board.infamy' })}>
          <Icon path={icons.infamy} size={15} /> {merchant ? '–' : ship.infamy}
        </span>
        <span className={styles.stat} title={say({ code: 'icon.hull' })}>
          <Icon path={icons.hull} size={15} /> {hullLevel(io, seat)}
        </span>
        {CANNONS.map((one) =>
          merchant ? null : (
            <span
              key={one}
              className={styles.stat}
              data-near={ship[one].length + 1 >= game.edition[one].squares}
              title={`${say({ code: `icon.${one}` })}: ${ship[one].join(' + ') || '0'} → ${shots(io, seat, one)}`}
            >
              <Icon path={one === 'small' ? icons.cannon : icons.largeCannon} size={15} /> {ship[one].length}/{game.edition[one].squares}
            </span>
          ),
        )}
      </div>
      <div className={styles.chests}>
        {ship.chests.map((values, chest) => (
          <Spot
            key={chest}
            offered={
              cannon === undefined ? undefined : offeredWhere(board, (c) => c.cannon === cannon && c.seat === seat && c.chest === chest)
            }
            refusal={
              cannon === undefined ? undefined : refusedWhere(board, (c) => c.cannon === cannon && c.seat === seat && c.chest === chest)
            }
            say={say}
            openRule={board.openRule}
            onChoose={({ choice }) => board.answer(choice)}
            label={`${name}, ${say({ code: `icon.chest${chest}` })}: ${values.join(', ')}`}
            className={`${styles.chest} ${ship.buried[chest] ? styles.buried : ''}`}
          >
            <Icon path={ship.buried[chest] ? icons.bury : icons.chest} size={16} />
            <span className={styles.values}>
              {values.slice(-4).map((value, k, shown) => (
                <b key={k} data-top={k === shown.length - 1 && !ship.buried[chest]}>
                  {value}
                </b>
              ))}
            </span>
            <small>{sum(values)}</small>
          </Spot>
        ))}
      </div>
    </li>
  )
}
