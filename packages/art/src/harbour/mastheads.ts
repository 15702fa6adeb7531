/** Where each game's ship hoists a flag, in the scene's own measures of 1280 by 720, and to which side there is room for words. */
export const MASTHEADS: Readonly<Record<string, { readonly x: number; readonly y: number; readonly side: 'left' | 'right' }>> = {
  waves: { x: 206, y: 78, side: 'right' },
  sinking: { x: 527, y: 120, side: 'right' },
  bottom: { x: 664, y: 106, side: 'right' },
  quests: { x: 1100, y: 78, side: 'left' },
}
