/** The line that everything in this world is drawn with. */
export const ink = '#182c46'
