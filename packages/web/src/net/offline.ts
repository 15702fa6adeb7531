/// <reference types="vite/client" />

/** Built as a folder for any host of files there is no server: nothing asks for one. */
export const hasServer = import.meta.env.MODE !== 'static'

/** Has the service worker keep every piece of the site, so that all that needs no server works without a network. */
export function cacheWholeSite(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('keep'))
}
