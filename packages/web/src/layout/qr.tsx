import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import styles from './qr.module.css'

/** An address to be read by a phone's camera: always dark on white, or no camera reads it. */
export default function Qr({ text, label, size = 128 }: { text: string; label: string; size?: number }) {
  const svg = useMemo(() => renderSVG(text, { border: 1 }), [text])
  return <div className={styles.qr} style={{ width: size }} role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
}
