export { Host, type Manners } from './host.ts'
export { NotDone } from './not-done.ts'
export { RemoteTable, type Asked, type Position } from './remote-table.ts'
