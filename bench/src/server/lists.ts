import type { Observed } from './processes.ts'

/** So many tables a server has stored when its lists are measured. */
export const STORED = 5000

/** Microseconds of the server's processor time for a page of a list. */
export async function listCost(server: Observed, port: string, path: string, cookie: string, times: number): Promise<number> {
  const read = async (): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })
    const { tables } = (await response.json()) as { tables: unknown[] }
    if (tables.length < 100) throw new Error(`${path} has ${tables.length} tables`)
  }
  for (let i = 0; i < times / 4; i++) await read()
  const before = server.cpu()
  for (let i = 0; i < times; i++) await read()
  return ((server.cpu() - before) / times) * 1e6
}
