import webPush from 'web-push'
import type { Storage } from '../storage/storage.ts'
import type { Keys } from './ways.ts'

/** The keys by which push services know this server: made once, shared by all servers on the database. */
export const pushKeys = async (storage: Storage): Promise<Keys> =>
  JSON.parse(await storage.keep('push-keys', () => JSON.stringify(webPush.generateVAPIDKeys()))) as Keys
