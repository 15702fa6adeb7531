import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { externalGameFolder, externalGameModule } from '@flotilla/games'
import type { Game } from '@flotilla/kernel'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { browserModules, type BrowserModule } from './modules.ts'

interface Served {
  readonly module: BrowserModule
  readonly tag: string
}

const served = (module: BrowserModule): Served => ({
  module,
  tag: `"${createHash('sha256').update(module.body).digest('base64url').slice(0, 20)}"`,
})

/** What the client loads of a game from outside: `/outside/<id>.js` exports the game, and what else its module has. */
async function filesOf(id: string, told: (why: string) => void): Promise<Map<string, Served>> {
  const external = externalGameModule(id)
  const folder = externalGameFolder(id)
  const files = new Map<string, Served>()
  if (external === undefined || folder === undefined) return files
  try {
    const { entry, modules } = await browserModules(external.file, folder, `/outside/${id}/`)
    for (const [path, module] of modules) files.set(path, served(module))
    const from = JSON.stringify(`/outside/${id}/${entry}`)
    const body = `import * as all from ${from}\nexport const game = all[${JSON.stringify(external.exported)}], { bots, lessons } = all\n`
    files.set('', served({ type: 'text/javascript', body }))
  } catch (error) {
    told(error instanceof Error ? error.message : String(error))
  }
  return files
}

const LANGUAGE = /^[a-z]{2,3}$/

/**
 * Games from outside as modules for browsers, and their rules: with them the client plays, explains and proves such a game as it does a
 * built-in one. What browsers cannot load is told in the log; such a game is played on the text page.
 */
export function outside(app: FastifyInstance, games: readonly Game[], warn: (game: string, why: string) => void): void {
  const known = new Map(
    games.filter(({ id }) => externalGameModule(id) !== undefined).map(({ id }) => [id, null as Promise<Map<string, Served>> | null]),
  )
  const filesFor = async (id: string): Promise<Map<string, Served> | undefined> => {
    if (!known.has(id)) return undefined
    const loading = known.get(id) ?? filesOf(id, (why) => warn(id, why))
    known.set(id, loading)
    return loading
  }
  const send = (reply: FastifyReply, file: Served | undefined, asked: string | undefined): FastifyReply => {
    if (file === undefined) return reply.callNotFound() as unknown as FastifyReply
    void reply.header('cache-control', 'no-cache').header('etag', file.tag)
    if (asked === file.tag) return reply.code(304).send()
    return reply.type(`${file.module.type}; charset=utf-8`).send(file.module.body)
  }
  app.get<{ Params: { file: string } }>('/outside/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, id] = /^(.+)\.js$/.exec(request.params.file) ?? []
    return send(reply, (await filesFor(id ?? ''))?.get(''), request.headers['if-none-match'])
  })
  app.get<{ Params: { id: string; '*': string } }>('/outside/:id/*', { schema: { hide: true } }, async (request, reply) => {
    const { id, '*': path } = request.params
    return send(reply, path === '' ? undefined : (await filesFor(id))?.get(path), request.headers['if-none-match'])
  })
  app.get<{ Params: { id: string }; Querystring: { language?: string } }>(
    '/outside/:id/rules',
    { schema: { hide: true } },
    async (request, reply) => {
      const folder = known.has(request.params.id) ? externalGameFolder(request.params.id) : undefined
      if (folder === undefined) return reply.callNotFound()
      const { language = 'en' } = request.query
      const names = language !== 'en' && LANGUAGE.test(language) ? [`rules.${language}.md`, 'rules.md'] : ['rules.md']
      for (const name of names) {
        const text = await readFile(join(folder, name), 'utf8').catch(() => null)
        if (text !== null)
          return reply
            .header('cache-control', 'no-cache')
            .header('content-language', name === 'rules.md' ? 'en' : language)
            .type('text/markdown; charset=utf-8')
            .send(text)
      }
      return reply.callNotFound()
    },
  )
}
