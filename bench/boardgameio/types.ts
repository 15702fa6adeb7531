// For those who are not in this folder, where boardgame.io is installed.
export type { Game, State } from 'boardgame.io'
export type { Server } from 'boardgame.io/server'
export type { io, Socket } from 'socket.io-client'
