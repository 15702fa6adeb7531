/** The library does not know which kind of worker this is. */
const worker = self as unknown as ServiceWorkerGlobalScope

/** Where the site lies: mostly at the top of its host, but a folder of files may be anywhere. */
const ROOT = new URL('./', worker.location.href)

const SHELL = 'flotilla-shell'
const PIECES = 'flotilla-pieces'

interface Call {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly url: string
  readonly tag: string
}

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.add(ROOT.href))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

/** The client's first page, asked for by its own address and answered there: nothing else is kept to be shown without a network. */
const isShell = (asked: string, { ok, redirected, type, headers }: Response): boolean => {
  const { origin, pathname } = new URL(asked)
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true
  return origin + pathname === ROOT.href && ok && !redirected && type === 'basic' && isHtml
}

/** The page itself: fresh where there is a network, the last one otherwise. */
async function page(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL)
  try {
    const fresh = await fetch(request)
    // Another page of this host (the text page, a file, a proxy's sign-in) must not take the place of the client.
    if (isShell(request.url, fresh)) await shell.put(ROOT.href, fresh.clone())
    return fresh
  } catch {
    return (await shell.match(ROOT.href)) ?? Response.error()
  }
}

const isPiece = (pathname: string): boolean => ['assets/', 'materials/'].some((folder) => pathname.startsWith(ROOT.pathname + folder))

/** Scripts, styles, pictures: their names change with what is in them, so what is here is right for ever. */
async function piece(request: Request): Promise<Response> {
  const pieces = await caches.open(PIECES)
  const known = await pieces.match(request)
  if (known !== undefined) return known
  const fresh = await fetch(request)
  if (fresh.ok) await pieces.put(request, fresh.clone())
  return fresh
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith(`${ROOT.pathname}api/`)) event.respondWith(page(request))
  else if (isPiece(pathname)) event.respondWith(piece(request))
})

/** Fetches every piece that is not here yet: somebody wants to go on without a network. */
async function keepAll(): Promise<void> {
  const listed = await fetch(new URL('pieces.json', ROOT))
  if (!listed.ok) return
  const pieces = await caches.open(PIECES)
  for (const name of (await listed.json()) as string[]) {
    const { href } = new URL(name, ROOT)
    if ((await pieces.match(href)) === undefined) await pieces.add(href)
  }
}

worker.addEventListener('message', (event) => {
  // Without a network it is tried again the next time.
  if (event.data === 'keep') event.waitUntil(keepAll().catch(() => undefined))
})

worker.addEventListener('push', (event) => {
  const call = event.data?.json() as Call | undefined
  if (call === undefined) return
  event.waitUntil(show(call))
})

interface Shown {
  readonly id: string
  readonly url: string
}

/** One for each table: what is new about it sounds again, the same call that comes twice does not. */
async function show({ id, title, text, url, tag }: Call): Promise<void> {
  const before = await worker.registration.getNotifications({ tag })
  const options = {
    body: text,
    tag,
    data: { id, url } satisfies Shown,
    renotify: before.some(({ data }) => (data as Shown).id !== id),
    icon: new URL('icon-192.png', ROOT).href,
    badge: new URL('icon-192.png', ROOT).href,
  }
  await worker.registration.showNotification(title, options)
}

/** To the table: in the window that shows it, in any window of ours, or in a new one. */
async function openTable(url: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { pathname } = new URL(url)
  const there = windows.find((one) => new URL(one.url).pathname === pathname) ?? windows[0]
  if (there === undefined) {
    await worker.clients.openWindow(pathname)
    return
  }
  await there.focus()
  if (new URL(there.url).pathname !== pathname) await there.navigate(pathname)
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable((event.notification.data as Shown).url))
})
