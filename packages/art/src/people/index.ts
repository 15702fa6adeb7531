export * from './features.ts'
export * from './portrait.ts'
