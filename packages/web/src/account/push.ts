import type { NewWay } from '@flotilla/protocol'

export const canBePushed = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext

const bytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))

/** Asks the browser for a way to call this device; null if the person says no. */
export async function subscribe(key: string): Promise<NewWay | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint, keys = {} } = subscription.toJSON()
  return { kind: 'push', endpoint: endpoint ?? '', keys: { p256dh: keys.p256dh, auth: keys.auth } }
}
