import { useDrag } from '../../kit/drag.ts'
import type { Table } from '../props.ts'

interface HeldCard {
  readonly card: HTMLElement
  readonly back: number
}

/** A hand card that is pulled onto the rail lies there; one that is pulled over the deck's places is played if it can be paid. */
export function useCardDrag({ staging, plan }: Table): void {
  useDrag<HeldCard>({
    grab(on) {
      const card = on.closest<HTMLElement>('[data-place^="hand:"] [data-piece]')
      const back = Number(card?.dataset.piece?.slice('card:'.length))
      return card === null || !staging.active || Number.isNaN(back) ? null : { card, back }
    },
    move({ card }, [dx, dy]) {
      card.style.translate = `${dx / plan.k}px ${dy / plan.k}px`
      card.style.zIndex = '40'
      card.style.pointerEvents = 'none'
    },
    end({ card }) {
      card.style.translate = card.style.zIndex = card.style.pointerEvents = ''
    },
    drop({ card, back }, under) {
      const isOver = (place: string): boolean => under.some((one) => one.closest(`[data-place^="${place}"]`) !== null)
      if (isOver('rail') && staging.canStage(back)) staging.toggle(back)
      else if (isOver('board:')) card.parentElement?.querySelector<HTMLElement>('button[data-lit]')?.click()
    },
  })
}
