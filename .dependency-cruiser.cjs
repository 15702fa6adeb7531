const fourGames = 'waves|sinking|bottom|quests'
/** Who may import whom (docs/architecture.md): an arrow not listed here is forbidden. */
const may = {
  kernel: [],
  languages: ['kernel'],
  waves: ['kernel'],
  sinking: ['kernel'],
  bottom: ['kernel'],
  quests: ['kernel'],
  releases: ['kernel'],
  games: ['kernel', 'releases', ...fourGames.split('|')],
  bots: ['kernel', 'games', ...fourGames.split('|')],
  protocol: ['kernel'],
  table: ['kernel', 'protocol'],
  // Of a game only its geometry: where the hexes of the chart lie.
  art: ['quests'],
  server: ['kernel', 'languages', 'releases', 'games', 'bots', 'protocol', 'table', ...fourGames.split('|')],
  web: ['kernel', 'releases', 'protocol', 'table', 'art', 'bots', ...fourGames.split('|')],
  cli: ['kernel', 'languages', 'releases', 'games', 'bots', 'server', 'protocol', ...fourGames.split('|')],
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
      comment: 'The kernel, the games, the running table and the protocol run unchanged in Node, in a worker and in the browser',
      severity: 'error',
      // What a program keeps in a file is an entry of its own, for Node alone.
      from: { path: `^packages/(kernel|table|protocol|${fourGames})/src`, pathNot: 'protocol/src/share-file[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-dependencies',
      severity: 'error',
      from: { path: `^packages/(kernel|${fourGames})/src` },
      to: { path: 'node_modules', pathNot: 'node_modules/(@noble/(ciphers|hashes)|zod|@messageformat/parser)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|.types)/' },
    enhancedResolveOptions: { conditionNames: ['source', 'import', 'node', 'default'], exportsFields: ['exports'] },
  },
}
