import { mint, type Seat } from '@flotilla/kernel'

// Answers that several asks share. Each value is made once, so equal answers are the same object.
export const cardChoice = mint((card: number) => ({ card }))
export type CardChoice = { readonly card: number }
export const seatChoice = mint((seat: Seat) => ({ seat }))
export type SeatChoice = { readonly seat: Seat }
export const doneChoice = mint(() => ({ done: true as const }))()
export type DoneChoice = typeof doneChoice
export const passChoice = mint(() => ({ pass: true as const }))()
export type PassChoice = typeof passChoice
export const useChoice = mint((use: number) => ({ use }))
export type UseChoice = { readonly use: number }
export const sacrificeChoice = mint((sacrifice: number) => ({ sacrifice }))
export const pairChoice = mint((sacrifice: number, seal: number) => ({ sacrifice, seal }))
export type SacrificeChoice = { readonly sacrifice: number; readonly seal?: number }
