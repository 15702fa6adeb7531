import type { Engine } from './engine.ts'
import { firefox, firefoxPath } from './firefox.ts'
import { webkit, webkitPath } from './webkit.ts'

interface Kind {
  readonly name: string
  /** Debian's packages that bring it. */
  readonly packages: string
  /** Starts it; undefined where it is not installed. */
  readonly start: (() => Promise<Engine>) | undefined
}

const startable = (path: string | undefined, start: (path: string) => Promise<Engine>): Kind['start'] =>
  path === undefined ? undefined : () => start(path)

/** The engines besides Chromium's that people use, as this machine has them. */
export const engines = (): readonly Kind[] => [
  { name: 'Firefox', packages: 'firefox-esr', start: startable(firefoxPath(), firefox) },
  { name: 'WebKitGTK', packages: 'webkit2gtk-driver xvfb', start: startable(webkitPath(), webkit) },
]
