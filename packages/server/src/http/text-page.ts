import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const read = (name: string): string => readFileSync(new URL(`../../page/${name}`, import.meta.url), 'utf8')

/**
 * The page on which every registered game can be played, in words: instead of the client where there is none, and beside it (under
 * `/text`) for games that the client does not know.
 */
export function textPage(app: FastifyInstance, under: '' | '/text'): void {
  const files: [string, string, string][] = [
    ['/text.js', 'text/javascript', read('text.js')],
    ['/text.css', 'text/css', read('text.css')],
  ]
  for (const [path, type, body] of files)
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(body))
  const page = read('index.html')
  for (const path of [`${under}/`, ...(under === '' ? [] : [under]), `${under}/t/:id`, `${under}/t/:id/`])
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
