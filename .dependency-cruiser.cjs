// Each layer of a service imports what its list names, and nothing else. What lies at the top of `src`, in `cli`, `bench` or
// `subjects` puts the layers together and may import all of them; no layer imports it, but for the counters in metrics.ts.
const own = (layers) => `^services/$1/src/(${layers})/`;
const metrics = '^services/$1/src/metrics\\.ts$';
const kernel = '^packages/kernel/';
/** What is computed in memory; what keeps it lies in `store`. */
const search = '^packages/search/src/[^/]+$';
/** Cells of a row and what is wrong with them; files are read in `transport`. */
const imports = '^packages/imports/';
/** Uploads without what they are kept and drawn with, which lies in `io`. */
const uploads = '^packages/uploads/src/[^/]+$';
const kit = (parts) => `^packages/platform/src/(${parts})(/|\\.)`;
const contracts = '^packages/contracts/';
const rest = '^packages/rest/';
const bffContext = '^services/bff/src/context\\.ts$';
const core = (names) => `^(${names})(/|$)`;
const npm = (names) => `/node_modules/(@types/)?(${names})/`;

/** Files of these layers, tests apart, import only what matches. */
const layer = (names, comment, allowed) => ({
  name: `layer-${names.replaceAll('|', '-')}`,
  comment,
  severity: 'error',
  from: { path: `^services/([^/]+)/src/(${names})/`, pathNot: '\\.test\\.ts$' },
  to: { pathNot: allowed },
});

const layers = [
  layer('domain', 'Rules: no I/O, no other layer, no library; hashing is a pure function.', [
    own('domain'),
    kernel,
    search,
    uploads,
    core('crypto'),
  ]),
  layer('application', 'Use cases reach stores, services, renderers and mailers through the ports of the domain.', [
    own('application|domain'),
    metrics,
    kernel,
    search,
    uploads,
    '^packages/imports/src/(?!csv|reject-file)',
    kit('identity|ids|lifecycle|logger'),
    core('crypto|timers|util'),
    npm('lru-cache|zod'),
  ]),
  layer('mapping', 'Messages of the contract to the domain and back.', [
    own('mapping|domain'),
    kernel,
    contracts,
    kit('inbox|journal|outbox'),
  ]),
  layer('storage', 'Implements ports with MongoDB; starts nothing and knows no use case.', [
    own('storage|mapping|domain'),
    metrics,
    kernel,
    '^packages/(search|uploads)/',
    contracts,
    kit('desk|gather|ids|inbox|jobs|journal|kafka|lease|lifecycle|logger|mongo|outbox|own-data|recent|seal|telemetry'),
    core('crypto|stream|timers'),
    npm('mongodb|mongoose|bson|lru-cache'),
  ]),
  layer('clients', 'Implements ports over the wire.', [
    own('clients|mapping|domain'),
    metrics,
    kernel,
    contracts,
    kit('gather|grpc|logger|recent|telemetry'),
    core('crypto|http|https|net|stream|timers'),
    npm('cockatiel|nodemailer|zod'),
  ]),
  layer('transport', 'Calls, events and files come in here and go through use cases.', [
    own('transport|application|mapping|domain'),
    metrics,
    kernel,
    contracts,
    imports,
    uploads,
    kit('address-key|grpc|identity|inbox|kafka|mongo'),
    core('events|fs|path|stream'),
    npm('cockatiel|csv-parse|csv-stringify|zod'),
    '^services/$1/[^/]+/[^/]+\\.json$',
  ]),
  layer(
    'render|mail|files|passwords|factors|calendar',
    'Implements ports with libraries: drawing, mails, pictures, hashes, days.',
    [
      own('$2|domain'),
      metrics,
      kernel,
      '^packages/drawings/',
      kit('ids|links|seal|telemetry'),
      core('crypto|events|fs|module|os|path|stream|zlib'),
      npm(
        '@formatjs/icu-messageformat-parser|@node-rs/argon2|@photostructure/tz-lookup|@simplewebauthn/server|@zxcvbn-ts/[^/]+|cockatiel|date-holidays|file-type|fontkit|jsbarcode|lru-cache|otpauth|pdfkit|sharp',
      ),
    ],
  ),
  // The BFF: parse, call, map.
  layer('contract', 'Messages of the services as the REST contract shows them, and back; asks nobody.', [
    own('contract|sessions'),
    kernel,
    contracts,
    rest,
    '^packages/drawings/',
    npm('csv-stringify|fastify'),
  ]),
  layer('sessions', 'Who calls; of the services it knows the one of accounts, through what it is given.', [
    own('sessions'),
    kernel,
    contracts,
    kit('identity|ids|logger|redis'),
    npm('lru-cache'),
  ]),
  layer('security', 'What a caller may do, and how often.', [
    own('contract|security|sessions'),
    kernel,
    rest,
    kit('address-key|identity|ids|links|logger|redis'),
    core('crypto'),
    npm('lru-cache'),
  ]),
  layer('plugins', 'What is done for every request; no plugin knows a route.', [
    own('contract|plugins|security|sessions'),
    bffContext,
    metrics,
    kernel,
    rest,
    kit('address-key|ids|logger|metrics|telemetry'),
    core('http|perf_hooks'),
    npm('@fastify/[^/]+|fastify|helmet'),
  ]),
  layer('routes', 'One call of the contract each; stores are behind sessions and security.', [
    own('clients|contract|plugins|rendering|routes|security|sessions'),
    bffContext,
    kernel,
    contracts,
    rest,
    '^packages/(drawings|uploads)/',
    kit('identity|ids|telemetry'),
    core('fs|http|path|stream|timers|zlib'),
    npm('@fastify/[^/]+|client-zip|fastify|lru-cache|p-limit|typebox'),
  ]),
  layer('rendering', 'Pages that the server writes, with the calls of the routes.', [
    own('contract|rendering|routes|security'),
    bffContext,
    metrics,
    kernel,
    rest,
    core('crypto|fs|path|timers|url|util|zlib'),
    npm('lru-cache|p-limit'),
  ]),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers,
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
      to: { path: '^(services|web|e2e|load-tests)/' },
    },
    {
      name: 'one-kafka-client',
      comment: 'Another client is one folder: only platform/kafka knows it.',
      severity: 'error',
      from: { pathNot: '^packages/platform/src/kafka/' },
      to: { path: npm('kafkajs') },
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
      from: {},
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
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(services/[^/]+|tools/[^/]+|web)/dist/', '\\.css$', '\\?url$', 'virtual:'] },
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
