export { box, cover } from './box.ts'
export { BERTHS } from './fleet.ts'
export { foreground } from './quay.ts'
export { backdrop } from './sky.ts'
