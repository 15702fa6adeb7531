export { KERNEL_VIEW } from './described.ts'
export type { Described, DescribedAsk, Field, Fields } from './described.ts'
export { kernelView, schemaOf, valuesIn, type GameSchema, type JsonSchema } from './json-schema.ts'
export { undescribed } from './undescribed.ts'
