import { useEffect } from 'react'
import './mark.css'

const MARK = 'data-hinted'

/**
 * Whether this is where the hinted choice is taken: boards give each button its words as text, label or title, one a line.
 * What takes only a part of a choice has the words of all whose part it is in `data-takes`.
 */
function takes(element: Element, words: string): boolean {
  const label = element.getAttribute('aria-label')
  return (
    element.textContent.trim().startsWith(words) ||
    ['title', 'data-takes'].some((name) => element.getAttribute(name)?.split('\n').includes(words) === true) ||
    label === words ||
    label?.endsWith(`. ${words}`) === true
  )
}

function mark(words: readonly string[]): void {
  for (const element of document.querySelectorAll('main :is(button, [role="button"], [data-takes]), header button')) {
    const isMeant = words.some((one) => takes(element, one))
    if (isMeant !== element.hasAttribute(MARK)) element.toggleAttribute(MARK, isMeant)
  }
}

/** Lights up what takes the hinted choices, wherever the board has it and whenever it comes into view. */
export function useMarks(words: readonly string[]): void {
  const key = words.join('\n')
  useEffect(() => {
    if (key === '') return
    const wanted = key.split('\n')
    mark(wanted)
    const watch = new MutationObserver(() => mark(wanted))
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['title', 'aria-label', 'data-takes'] })
    return () => {
      watch.disconnect()
      mark([])
    }
  }, [key])
}
