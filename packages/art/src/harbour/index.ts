/** The line that everything in this world is drawn with. */
export const ink = '#2a1809'
