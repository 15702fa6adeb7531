export { editionThings, type EditionField, type EditionThing } from './fields.ts'
export { at, patternOf, type Path } from './path.ts'
export { editionBase, editionChanges, editionWith, type EditionChange } from './changes.ts'
export type { EditionCheck, EditionSheet, EditionShape } from './sheet.ts'
