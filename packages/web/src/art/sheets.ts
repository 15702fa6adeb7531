/** A piece alone on the contact sheet: a drawing and the box it fills. */
export interface Piece {
  readonly name: string
  readonly svg: string
  readonly box: readonly [number, number, number, number]
}

/** All pieces of a world, and the colours of its two themes where its drawings name them. */
export interface Sheet {
  readonly pieces: readonly Piece[]
  readonly day?: Readonly<Record<string, string>>
  readonly night?: Readonly<Record<string, string>>
}

/** The worlds that have laid out their pieces; each is fetched when it is looked at. */
export const sheets: Readonly<Record<string, () => Promise<Sheet>>> = {
  kit: async () => (await import('./kit.ts')).sheet,
  waves: async () => (await import('./waves.ts')).sheet,
  sinking: async () => (await import('./sinking.ts')).sheet,
  bottom: async () => (await import('./bottom.ts')).sheet,
  quests: async () => (await import('./quests.ts')).sheet,
}
