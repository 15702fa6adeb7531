export { Client, type ClientOptions } from './client.ts'
export { OwnShares, UnfairDice, type SettledShare, type ShareStore } from './own-shares.ts'
export { Refusal } from '../refusal.ts'
export { RemoteTable, type Asked, type Position } from './remote-table.ts'
