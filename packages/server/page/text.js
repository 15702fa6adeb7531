// The text page: create a table, sit down, and play by choosing from the choices. No framework, no build.
/** Beside the client the page lives under an address of its own. */
const base = location.pathname.startsWith('/text') ? '/text' : ''

const main = document.getElementById('main')
const problem = document.getElementById('problem')

async function api(method, path, body) {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error.rule ? `${answer.error.message} (${answer.error.rule})` : answer.error.message)
  return answer
}

/** Makes an element: `el('button', { onclick }, 'text')`. */
function el(tag, attributes, ...children) {
  const made = Object.assign(document.createElement(tag), attributes)
  made.append(...children)
  return made
}

function attempt(job) {
  return async (event) => {
    event?.preventDefault()
    problem.hidden = true
    try {
      await job(event)
    } catch (error) {
      problem.textContent = error.message
      problem.hidden = false
    }
  }
}

const post = (path, body = {}) => api('POST', path, body)
const newRequest = () => crypto.randomUUID()
const field = (label, input) => el('label', {}, label, input)
const select = (name, options) => el('select', { name }, ...options.map(([value, text]) => el('option', { value }, text)))

async function whoAmI() {
  const me = await api('GET', '/api/me').catch(() => null)
  document.getElementById('who').textContent = me?.person.name ?? ''
  return me
}

async function showLobby() {
  const me = await whoAmI()
  if (me === null) {
    const name = el('input', { name: 'name', required: true, maxLength: 30, autocomplete: 'nickname' })
    const enter = attempt(async () => {
      await post('/api/session', { name: name.value })
      await showLobby()
    })
    main.replaceChildren(el('form', { onsubmit: enter }, field('Your name', name), el('button', {}, 'Come in')))
    return
  }
  const { games } = await api('GET', '/api/games')
  const mine = await api('GET', '/api/me/tables')
  const open = await api('GET', '/api/tables')
  const line = (table) =>
    el(
      'li',
      {},
      el('a', { href: `${base}/t/${table.id}` }, table.title),
      ` ${table.status}${table.waits ? ', waits for you' : ''}: `,
      table.seats.map((seat) => seat.name || seat.kind).join(', '),
    )
  const list = (title, tables) => (tables.length === 0 ? '' : el('section', {}, el('h2', {}, title), el('ul', {}, ...tables.map(line))))
  const game = select(
    'game',
    games.map(({ id, title }) => [id, title]),
  )
  const players = el('input', { type: 'number', min: 1, max: 6, value: 3 })
  const rivals = select('bots', [
    ['bot', 'the others are bots'],
    ['open', 'the others are people'],
  ])
  const create = attempt(async () => {
    const chosen = games.find(({ id }) => id === game.value)
    const other = rivals.value === 'bot' ? { kind: 'bot', bot: chosen.bots.at(-1) } : { kind: 'open' }
    const seats = Array.from({ length: Number(players.value) }, (_, seat) => (seat === 0 ? { kind: 'open' } : other))
    const alone = seats.length === 1 && chosen.options.properties?.mode?.enum?.includes('solo')
    const body = { game: chosen.id, seats, sit: 0, ...(alone ? { options: { mode: 'solo' } } : {}) }
    const table = await post('/api/tables', body)
    location.href = `${base}/t/${table.id}`
  })
  main.replaceChildren(
    el('h1', {}, 'A new table'),
    el('form', { onsubmit: create }, field('Game', game), field('Players', players), field('Crew', rivals), el('button', {}, 'Create')),
    list('Your tables', mine.tables),
    list('Public tables', open.tables),
  )
}

function seatList(info, id) {
  const act = (path, body) => attempt(() => post(`/api/tables/${id}/${path}`, body))
  const seats = info.seats.map((seat, at) =>
    el(
      'li',
      {},
      `${seat.kind === 'open' ? 'free ' : seat.name}${seat.away ? ' (away)' : ''} `,
      seat.kind === 'open' && info.status === 'open' ? el('button', { onclick: act('sit', { seat: at }) }, 'Sit here') : '',
    ),
  )
  const start = info.host && info.status === 'open' ? el('button', { onclick: act('start') }, 'Start') : ''
  const again =
    info.status === 'over' || info.status === 'ended'
      ? el(
          'button',
          {
            onclick: attempt(async () => {
              location.href = `${base}/t/${(await post(`/api/tables/${id}/rematch`)).id}`
            }),
          },
          'Play again',
        )
      : ''
  const record = again === '' ? '' : el('a', { href: `/api/tables/${id}/record` }, 'Record')
  return el(
    'section',
    {},
    el('h1', {}, info.title),
    el('ol', {}, ...seats),
    start,
    again,
    ' ',
    record,
    el('p', {}, 'Link for others: ', el('a', { href: location.href }, location.href)),
  )
}

async function showTable(id) {
  await whoAmI()
  const top = el('div', {})
  const position = el('div', {})
  main.replaceChildren(top, position)
  let info = null
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`)
  const sitWithName = () => {
    const name = el('input', { required: true, maxLength: 30 })
    const come = attempt(async () => {
      await post(`/api/tables/${id}/sit`, { name: name.value })
      location.reload()
    })
    return el('form', { onsubmit: come }, field('Your name', name), el('button', {}, 'Sit down'))
  }
  const showPosition = attempt(async () => {
    top.replaceChildren(
      seatList(info, id),
      document.getElementById('who').textContent === '' && info.status === 'open' ? sitWithName() : '',
    )
    if (info.status === 'open') return
    const text = await api('GET', `/api/tables/${id}/text?language=${navigator.language.slice(0, 2)}`)
    const answer = (choice) => attempt(() => post(`/api/tables/${id}/answers`, { id: newRequest(), ask: text.ask, choice }))
    position.replaceChildren(
      el('h2', {}, text.prompt ?? (text.outcome ? 'The game is over' : `Waiting for ${text.waiting.join(', ')}`)),
      el('ul', { id: 'choices' }, ...text.choices.map(({ choice, text }) => el('li', {}, el('button', { onclick: answer(choice) }, text)))),
      text.outcome
        ? el(
            'ol',
            {},
            ...text.outcome.standings.map(({ seat, score, rank }) => el('li', { value: rank }, `${info.seats[seat].name}: ${score}`)),
          )
        : '',
      el(
        'details',
        {},
        el('summary', {}, 'What is not possible, and why'),
        el('ul', {}, ...text.refusals.map(({ text, why, rule }) => el('li', {}, `${text}: ${why}${rule ? ` (${rule})` : ''}`))),
      ),
      el(
        'div',
        { id: 'sections' },
        ...text.sections.map(({ title, lines }) =>
          el('section', {}, el('h3', {}, title), el('ul', {}, ...lines.map((line) => el('li', {}, line)))),
        ),
      ),
      el('section', {}, el('h3', {}, 'Log'), el('ol', { reversed: true }, ...text.log.reverse().map((line) => el('li', {}, line)))),
    )
  })
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', table: id })))
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'state' || message.type === 'info') info = message.info
    if (message.type === 'refused') void attempt(() => Promise.reject(new Error(message.error.message)))()
    else if (info !== null && ['state', 'info', 'update'].includes(message.type)) void showPosition()
  })
  socket.addEventListener('close', () => setTimeout(() => location.reload(), 3000))
}

const table = /^(?:\/text)?\/t\/([\w-]+)/.exec(location.pathname)?.[1]
void attempt(() => (table === undefined ? showLobby() : showTable(table)))()
