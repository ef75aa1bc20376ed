// Who may import whom: transport → application → domain ← storage, clients. `main` and `service` may import all.
const layer = (name) => `^services/[^/]+/src/${name}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'The domain knows the kernel, the search and itself: no I/O, no other layer, no library.',
      severity: 'error',
      from: { path: layer('domain'), pathNot: '\\.test\\.ts$' },
      // Hashing is a pure function.
      to: {
        pathNot: [
          '^services/[^/]+/src/domain/',
          '^packages/kernel/',
          '^packages/search/src/(?!section-store)',
          '^(node:)?crypto$',
        ],
      },
    },
    {
      name: 'application-knows-ports-only',
      comment: 'Use cases reach stores and neighbours through the ports of the domain.',
      severity: 'error',
      from: { path: layer('application'), pathNot: '\\.test\\.ts$' },
      to: { path: layer('(transport|storage|clients)') },
    },
    {
      name: 'storage-and-clients-stay-outside',
      comment: 'Storage and clients implement ports; they start nothing and know no use case.',
      severity: 'error',
      from: { path: layer('(storage|clients)'), pathNot: '\\.test\\.ts$' },
      to: { path: layer('(transport|application)') },
    },
    {
      name: 'transport-goes-through-use-cases',
      severity: 'error',
      from: { path: layer('transport'), pathNot: '\\.test\\.ts$' },
      to: { path: layer('(storage|clients)') },
    },
    {
      name: 'services-stand-alone',
      comment: 'A service talks to another over gRPC or events, never by import.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
    },
    {
      name: 'packages-know-no-service',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|web)/' },
    },
    {
      name: 'kernel-imports-nothing',
      severity: 'error',
      from: { path: '^packages/kernel/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/kernel/' },
    },
    {
      name: 'web-knows-no-server',
      comment: 'The client speaks REST; of the packages it may use the drawings, the kernel and the contract.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(services|tools|packages)/', pathNot: '^packages/(drawings|kernel|rest)/' },
    },
    {
      name: 'contract-as-types',
      comment:
        'Callers use the types of the REST contract, files that are empty at run time; its schemas stay out of bundles.',
      severity: 'error',
      from: { path: '^(web|e2e|load-tests)/' },
      to: { path: '^packages/rest/', pathNot: '^packages/rest/src/(types|web-build)\\.ts$' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'Routes compose features.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/(features|routes|app)/' },
    },
    {
      name: 'no-circles',
      comment: 'Files that import each other cannot be understood one at a time.',
      severity: 'error',
      from: { path: '^(services|packages|tools)/' },
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { pathNot: '^packages/contracts/src/gen/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/', '\\.css$', '\\?url$', 'virtual:'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.d.ts'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
