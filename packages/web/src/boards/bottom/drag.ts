import { useEffect, type RefObject } from 'react'
import type { Table } from './props.ts'

const FAR = 26

/** Drag as well as tap: a hand card that is pulled up onto the rail lies there; further up, over the deck's places, it is played if it can be paid. */
export function useDrag(zone: RefObject<HTMLElement | null>, table: Table): void {
  useEffect(() => {
    const hand = zone.current
    if (hand === null) return
    let held: { readonly card: HTMLElement; readonly back: number; readonly x: number; readonly y: number } | null = null
    let moved = false
    const down = (event: PointerEvent): void => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-piece]') : null
      const back = Number(card?.dataset.piece?.slice(5))
      if (card === null || event.pointerType === 'touch' || !table.staging.active || Number.isNaN(back)) return
      held = { card, back, x: event.clientX, y: event.clientY }
      moved = false
    }
    const move = (event: PointerEvent): void => {
      if (held === null) return
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
      if (!moved && Math.hypot(dx, dy) < FAR) return
      moved = true
      held.card.style.translate = `${dx / table.plan.k}px ${dy / table.plan.k}px`
      held.card.style.zIndex = '40'
      held.card.style.pointerEvents = 'none'
    }
    const up = (event: PointerEvent): void => {
      if (held === null) return
      const { card, back } = held
      held = null
      card.style.translate = card.style.zIndex = card.style.pointerEvents = ''
      if (!moved) return
      // The click that follows a drag is none.
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }))
      const under = document.elementsFromPoint(event.clientX, event.clientY)
      if (under.some((one) => one.closest('[data-place="rail"]') !== null) && table.staging.canStage(back)) table.staging.toggle(back)
      else if (under.some((one) => one.closest('[data-place^="board:"]') !== null))
        card.parentElement?.querySelector<HTMLElement>('button[data-lit]')?.click()
    }
    hand.addEventListener('pointerdown', down)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    return () => {
      hand.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
    }
  })
}

const swallow = (event: Event): void => {
  event.stopPropagation()
  event.preventDefault()
}
