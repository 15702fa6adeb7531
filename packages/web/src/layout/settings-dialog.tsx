import { useState } from 'react'
import { LANGUAGES, loadMessages, nameOfLanguage } from '../languages.ts'
import { change, useSettings, type Settings } from '../settings.ts'
import { useSay } from '../words.ts'
import { Dialog } from './dialog.tsx'
import { Glyph } from './glyph.tsx'
import styles from './settings.module.css'

/** Whoever changes the language reads the old one until the new one is there. */
async function speak(language: string): Promise<void> {
  await loadMessages(language)
  change({ language })
}

export function SettingsButton({ className = 'quiet' }: { className?: string | undefined }) {
  const [open, setOpen] = useState(false)
  const say = useSay()
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => setOpen(true)}
        aria-label={say('web.settings')}
        title={say('web.settings')}
      >
        <Glyph name="gear" />
      </button>
      {open ? <SettingsDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const
const TURN_ENDS = ['shown', 'once'] as const
const THEMES = ['auto', 'light', 'night'] as const

function SettingsDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const settings = useSettings()
  return (
    <Dialog title={say('web.settings')} onClose={onClose}>
      <div className={styles.form}>
        <label>
          {say('web.language')}
          <select value={settings.language} onChange={(event) => void speak(event.target.value)}>
            {LANGUAGES.map((id) => (
              <option key={id} value={id} lang={id}>
                {nameOfLanguage(id)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('web.theme')}
          <select value={settings.theme} onChange={(event) => change({ theme: event.target.value as Settings['theme'] })}>
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {say(`web.theme.${theme}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('web.speed')}
          <select value={settings.speed} onChange={(event) => change({ speed: event.target.value as Settings['speed'] })}>
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {say(`web.speed.${speed}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('web.turnEnds')}
          <select value={settings.turnEnds} onChange={(event) => change({ turnEnds: event.target.value as Settings['turnEnds'] })}>
            {TURN_ENDS.map((how) => (
              <option key={how} value={how}>
                {say(`web.turnEnds.${how}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.check}>
          <input type="checkbox" checked={settings.sound} onChange={(event) => change({ sound: event.target.checked })} />
          {say('web.sound')}
        </label>
        <label>
          {say('web.volume')}
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={settings.volume}
            disabled={!settings.sound}
            onChange={(event) => change({ volume: Number(event.target.value) })}
          />
        </label>
        <label className={styles.check}>
          <input type="checkbox" checked={settings.text} onChange={(event) => change({ text: event.target.checked })} />
          {say('web.textTable')}
        </label>
      </div>
    </Dialog>
  )
}
