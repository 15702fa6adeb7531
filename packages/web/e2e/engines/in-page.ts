/**
 * What the tests of engines do in a page, as a text: it runs in every engine, without anything that compiles this file.
 * A thing is found as a person finds it: it is shown, it can be pressed, and nothing lies over it.
 */
export const IN_PAGE = `globalThis.hand ??= (() => {
  const main = () => document.querySelector('main')
  const isFree = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !one.matches(':disabled, [aria-disabled="true"]') && one.closest('[inert]') === null
  const PLACES = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.2], [0.5, 0.8], [0.1, 0.1], [0.9, 0.9]]
  // Where a press reaches it: something else may cover the middle.
  const reach = (one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = one.getBoundingClientRect()
    for (const [x, y] of PLACES) {
      const at = [left + width * x, top + height * y]
      const hit = document.elementFromPoint(...at)
      if (hit !== null && one.contains(hit)) return at
    }
    return null
  }
  const words = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()
  const free = (selector) => [...document.querySelectorAll(selector)].filter(isFree)
  const spot = (selector, text) => {
    for (const one of free(selector)) {
      const at = text === undefined || words(one) === text ? reach(one) : null
      if (at !== null) return at
    }
    return null
  }
  const asked = () => main()?.dataset.ask ?? null
  const isOver = () => main()?.dataset.end !== undefined
  let pressed = new Set()
  let pressedFor = null
  let turn = 0
  const step = () => document.querySelector('aside')?.innerText
  const look = (choices) => {
    const ask = asked()
    if (ask !== pressedFor) [pressed, pressedFor] = [new Set(), ask]
    for (const selector of choices) {
      const found = free(selector).filter((one) => !pressed.has(one))
      // Not always the first of many: a game is more than its first card.
      for (let k = 0; k < found.length; k++) {
        const one = found[(k + turn) % found.length]
        const at = reach(one)
        if (at === null) continue
        pressed.add(one)
        turn += 1
        return { over: isOver(), ask, at }
      }
    }
    return { over: isOver(), ask, at: null }
  }
  /** Until a lesson says something else, or for as long as it may need. */
  const wentOn = async (before) => {
    for (let frame = 0; frame < 20 && step() === before; frame++) await new Promise(requestAnimationFrame)
  }
  /** Until something else is asked, or for as long as the server may need to say so. */
  const moved = async (ask) => {
    for (let frame = 0; frame < 15 && asked() === ask; frame++) await new Promise(requestAnimationFrame)
  }
  /** By the API, what is offered first. */
  const answer = async (table) => {
    const { ask } = await (await fetch('/api/tables/' + table + '/state?seq=100000')).json()
    const one = ask?.choices.find(({ back }) => back !== true)
    if (one === undefined) return 'nothing'
    const body = JSON.stringify({ id: Math.random().toString(36).slice(2), ask: ask.n, choice: one.choice })
    await fetch('/api/tables/' + table + '/answers', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    for (let frame = 0; frame < 300 && asked() === String(ask.n); frame++) await new Promise(requestAnimationFrame)
    return ask.kind
  }
  const lesson = () =>
    free('aside a').some((one) => words(one) === 'Play a first game') ? 'done'
    : free('aside button').some((one) => words(one) === 'Go on') ? 'read'
    : 'do'
  return { spot, asked, isOver, look, moved, answer, lesson, step, wentOn }
})()`
