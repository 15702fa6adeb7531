import { Component, type ReactNode } from 'react'
import { useSay } from '../words.ts'
import { siteAnswers } from './lazy-part.ts'
import { NotFound } from './not-found.tsx'

/** A page that broke says so and can be loaded again, instead of staying blank. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const say = useSay()
  return (
    <NotFound title={say('web.pageBroke')}>
      <button type="button" onClick={() => location.reload()}>
        {say('web.reload')}
      </button>
    </NotFound>
  )
}

const KEY = 'flotilla.reloaded'
const PATIENCE = 10_000

/**
 * A new version was installed while this page was open: its parts are gone, so the page is loaded anew, once. While the server does
 * not answer nothing is loaded anew, since then nothing would come.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', () => void reloadOnce())
  addEventListener('beforeunload', () => (isLeft = true))
}

/** Firefox ends what a page still loads when it is left: to load it anew would take the person back. */
let isLeft = false

async function reloadOnce(): Promise<void> {
  if (!(await siteAnswers()) || isLeft) return
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PATIENCE) return
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    return
  }
  location.reload()
}
