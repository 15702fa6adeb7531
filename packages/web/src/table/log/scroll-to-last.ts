/** Shows the last line of a list that scrolls by itself. The page, and what is marked as still, stays where the person has it. */
export function scrollToLast(last: HTMLElement | null): void {
  let box = last?.parentElement ?? null
  while (box !== null && box.scrollHeight <= box.clientHeight) box = box.parentElement
  if (box === null || box === document.documentElement || box === document.body || 'still' in box.dataset) return
  box.scrollTop = box.scrollHeight
}
