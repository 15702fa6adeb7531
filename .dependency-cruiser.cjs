const games = 'waves|sinking|bottom|quests'
/** Who may import whom (docs/architecture.md): an arrow not listed here is forbidden. */
const may = {
  kernel: [],
  waves: ['kernel'],
  sinking: ['kernel'],
  bottom: ['kernel'],
  quests: ['kernel'],
  frozen: ['kernel'],
  fleet: ['kernel', 'frozen', ...games.split('|')],
  bots: ['kernel', 'fleet', ...games.split('|')],
  wire: ['kernel'],
  art: [],
  server: ['kernel', 'frozen', 'fleet', 'bots', 'wire', ...games.split('|')],
  web: ['kernel', 'frozen', 'wire', 'art', 'bots', ...games.split('|')],
  cli: ['kernel', 'frozen', 'fleet', 'bots', 'server', 'wire', ...games.split('|')],
}

module.exports = {
  forbidden: [
    { name: 'unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?raw$' } },
    ...Object.entries(may).map(([name, allowed]) => ({
      name: `layer-${name}`,
      comment: `packages/${name} may import only ${allowed.join(', ') || 'nothing of ours'}`,
      severity: 'error',
      from: { path: `^packages/${name}/src` },
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
    })),
    {
      name: 'rules-are-pure',
      comment: 'The kernel and the games run unchanged in Node, in a worker and in the browser',
      severity: 'error',
      from: { path: `^packages/(kernel|${games})/src` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-dependencies',
      severity: 'error',
      from: { path: `^packages/(kernel|${games})/src` },
      to: { path: 'node_modules', pathNot: 'node_modules/(@noble/(ciphers|hashes)|zod)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|.types)/' },
    enhancedResolveOptions: { conditionNames: ['source', 'import', 'node', 'default'], exportsFields: ['exports'] },
  },
}
