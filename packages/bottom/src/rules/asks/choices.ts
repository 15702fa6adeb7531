import { intern, type Seat } from '@flotilla/kernel'

// Answers that several asks share. Each value is made once, so equal answers are the same object.
export const cardChoice = intern((card: number) => ({ card }))
/** A card jettisoned by a Profiteer, together with a Seal of the hand (TB-R70). */
export const cardWithSeal = intern((card: number, seal: number) => ({ card, seal }))
export type CardChoice = { readonly card: number; readonly seal?: number }
export const seatChoice = intern((seat: Seat) => ({ seat }))
export type SeatChoice = { readonly seat: Seat }
export const doneChoice = intern(() => ({ done: true as const }))()
export type DoneChoice = typeof doneChoice
export const passChoice = intern(() => ({ pass: true as const }))()
export type PassChoice = typeof passChoice
export const useChoice = intern((use: number) => ({ use }))
export type UseChoice = { readonly use: number }
export const sacrificeChoice = intern((sacrifice: number) => ({ sacrifice }))
export const pairChoice = intern((sacrifice: number, seal: number) => ({ sacrifice, seal }))
export type SacrificeChoice = { readonly sacrifice: number; readonly seal?: number }
