export * from './colour.ts'
export * from './path.ts'
export * from './random.ts'
export * from './svg.ts'
