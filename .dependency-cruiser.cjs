const fourGames = 'waves|sinking|bottom|quests'
/** Who may import whom (docs/architecture.md): an arrow not listed here is forbidden. */
const may = {
  kernel: [],
  languages: ['kernel'],
  bots: ['kernel'],
  waves: ['kernel', 'bots'],
  sinking: ['kernel', 'bots'],
  bottom: ['kernel', 'bots'],
  quests: ['kernel', 'bots'],
  releases: ['kernel'],
  games: ['kernel', 'releases', 'bots', ...fourGames.split('|')],
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
    // What benches compare with is there only once they have run.
    {
      name: 'unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?raw$|^(boardgame[.]io|socket[.]io-client)' },
    },
    ...Object.entries(may).map(([name, allowed]) => ({
      name: `layer-${name}`,
      comment: `packages/${name} may import only ${allowed.join(', ') || 'nothing of ours'}`,
      severity: 'error',
      from: { path: `^packages/${name}/src` },
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
    })),
    {
      name: 'rules-without-bots',
      comment: 'Of a game only what bots go by and what explains it may import the interface of the bots',
      severity: 'error',
      from: { path: `^packages/(${fourGames})/src`, pathNot: `^packages/(${fourGames})/src/(bots|measures)/` },
      to: { path: `^packages/(bots|(${fourGames})/src/(bots|measures))/` },
    },
    {
      name: 'engine-without-bots',
      comment: 'Rules, engine, records, views, running tables and releases load nothing of any bot, however far away',
      severity: 'error',
      from: {
        path: `^packages/(kernel|table|releases|protocol)/src|^packages/games/src/(index|described)[.]ts|^packages/(${fourGames})/src/(index|client)[.]ts`,
      },
      to: { path: `^packages/(bots/|(${fourGames})/src/bots/)`, reachable: true },
    },
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
