import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const read = (name: string): string => readFileSync(new URL(`../../page/${name}`, import.meta.url), 'utf8')

/** The page for servers without the built client: every registered game can be played on it, in words. */
export function textPage(app: FastifyInstance): void {
  const files: [string, string, string][] = [
    ['/text.js', 'text/javascript', read('text.js')],
    ['/text.css', 'text/css', read('text.css')],
  ]
  for (const [path, type, body] of files)
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(body))
  const page = read('index.html')
  for (const path of ['/', '/t/:id'])
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
