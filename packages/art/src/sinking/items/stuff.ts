/** What the things are made of: a lit colour and its shade. */
export const WOOD = ['#a8743e', '#6b4221'] as const
export const BRASS = ['#e0b14c', '#92691f'] as const
export const STEEL = ['#e6ecee', '#94a5ad'] as const
export { cel, ink } from '../brush.ts'
