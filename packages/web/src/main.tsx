import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { applyTheme } from './settings.ts'
import { Boundary, reloadWhenOutdated } from './shell/boundary.tsx'
import './theme.css'

applyTheme()
reloadWhenOutdated()
const root = document.getElementById('app')
if (root === null) throw new Error('index.html has no #app')
createRoot(root).render(
  <StrictMode>
    <Boundary>
      <App />
    </Boundary>
  </StrictMode>,
)
