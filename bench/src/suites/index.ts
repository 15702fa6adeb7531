import type { Suite } from '../suite.ts'
import { archive } from './archive.ts'
import { before } from './before.ts'
import { cluster } from './cluster.ts'
import { kernel } from './kernel.ts'
import { search } from './search.ts'
import { server } from './server.ts'
import { stalls } from './stalls.ts'

export const suites: Readonly<Record<string, Suite>> = { kernel, search, server, stalls, archive, cluster, before }
