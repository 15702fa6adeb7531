import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { applyTheme, useSettings } from './settings.ts'
import { Boundary, reloadWhenOutdated } from './layout/error-boundary.tsx'
import './first-paint/first-paint.css'
import './layout/theme.css'
import { loadMessages } from './languages.ts'
import { ALWAYS } from './words.ts'

applyTheme()
reloadWhenOutdated()
// In development pages change too often to be kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined))
const root = document.getElementById('app')
if (root === null) throw new Error('index.html has no #app')
await loadMessages(useSettings.getState().language, ALWAYS)
createRoot(root, {
  // What React mended by rendering again is a fault of ours: the console is told its cause instead of "error 520".
  onRecoverableError: (error) => reportError(error instanceof Error ? (error.cause ?? error) : error),
}).render(
  <StrictMode>
    <Boundary>
      <App />
    </Boundary>
  </StrictMode>,
)
