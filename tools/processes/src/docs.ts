import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredEvents } from './declared-events.ts';
import { callersOf, internalPort, type ServiceName, serviceNames, services, usersOf } from './index.ts';
import { root } from './registry-text.ts';
import { storeUsers } from './store-users.ts';

type Row = readonly string[];

const table = (rows: readonly Row[], indent = 0): string =>
  rows.map((cells) => `${' '.repeat(indent)}| ${cells.join(' | ')} |`).join('\n');

const titled = (titles: Row, rows: readonly Row[]): Row[] => [titles, titles.map(() => '---'), ...rows];

const named = (names: readonly string[]): string => names.join(', ');

/** Every image of this product that a manifest names. A cluster on one machine has to load them. */
const images = (): string[] => {
  const manifests = globSync('infra/k8s/**/*.yaml', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const own = manifests.flatMap((text) =>
    [...text.matchAll(/image: southline\/([a-z-]+):/g)].map(([, name = '']) => name),
  );
  return [...new Set([...serviceNames, ...own])].toSorted();
};

const storeSecrets: readonly Row[] = [
  [
    named(usersOf('mongo')),
    '`MONGO_URL` as the user of its own database, `?replicaSet=…&w=majority&tls=true`; `KAFKA_USERNAME`, `KAFKA_PASSWORD`',
  ],
  ['payments', 'also `PAYMENT_PROVIDER_KEY`, `PAYMENT_PROVIDER_PASSWORD`, which replace the sandbox’s of `keys.env`'],
  ['notifications', 'also `SMTP_URL` with its password'],
  [named(usersOf('redis')), '`REDIS_URL`, `rediss://<process>:…@…`'],
  ['topics', '`KAFKA_USERNAME`, `KAFKA_PASSWORD` of a user who may make topics; `TOPIC_ACLS="true"` if also rights'],
  ['audit', '`<PROCESS>_MONGO_URL` of each of the databases as a user who may read them'],
];

const portsOf = (name: ServiceName): Row => {
  const { grpc } = services[name].ports;
  return [name, grpc === undefined ? 'none' : String(grpc), String(internalPort(name))];
};

const storeTitles = { mongo: 'MongoDB', kafka: 'Kafka', redis: 'Redis' } as const;

/** Outside servers by the setting with their address. */
const outside: Readonly<Record<string, string>> = {
  PAYMENT_PROVIDER_URL: 'card provider',
  REGO_PROVIDER_URL: 'registry of number plates',
  SMTP_URL: 'mail server',
};

const orDash = (names: readonly string[]): string => (names.length === 0 ? '–' : named(names));

const processRow = (name: ServiceName): Row => {
  const { ports, stores, calls, settings = [] } = services[name];
  const servers = settings.flatMap((setting) => outside[setting] ?? []);
  return [
    name,
    ports.http === undefined ? 'gRPC' : 'HTTP',
    named(stores.map((store) => storeTitles[store])),
    orDash(calls.toSorted()),
    orDash(callersOf(name)),
    orDash(servers),
  ];
};

/** One row per event name and consumers, so that an event that every service publishes has one row. */
const eventRows = (): Row[] => {
  const events = declaredEvents().map(({ consumers, ...event }) => ({
    ...event,
    consumers: orDash(consumers.toSorted()),
  }));
  const groups = Map.groupBy(events, ({ event, consumers }) => `${event} ${consumers}`);
  return [...groups.values()]
    .map((group): Row => {
      const [first] = group;
      const publishers = group.map(({ publisher }) => publisher).toSorted();
      return [named(publishers), `\`${first?.event}\``, first?.consumers ?? ''];
    })
    .toSorted((a, b) => a.join(' ').localeCompare(b.join(' '), 'en'));
};

/** Parts of the pages for operators and developers, by page and by the names of their places. */
export const docParts = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'docs/architecture.md': {
    calls: table(
      titled(
        ['process', 'answers', 'stores', 'calls', 'is called by', 'outside servers'],
        serviceNames.map(processRow),
      ),
    ),
    events: table(titled(['published by', 'event', 'consumed by'], eventRows())),
  },
  'docs/how-to/rotate-keys.md': {
    'roll-out': `for p in ${serviceNames.join(' ')}; do secrets <folder> $p; done`,
  },
  'docs/how-to/deploy-kubernetes.md': {
    images: `kind load docker-image southline/{${images().join(',')}}:local`,
    'store-secrets': table(titled(['process', 'variables'], storeSecrets), 3),
    'mongo-users': [
      `docker run --rm -e MONGO_URL="$MONGO_ADMIN_URL" -e MONGO_USERS="${storeUsers('mongo')
        .map((name) => `${name}:…`)
        .join(',')}" \\`,
      '  registry.southline.example/store-users:0.1.0',
    ].join('\n'),
  },
  'docs/how-to/run-locally.md': {
    ports: table(titled(['process', 'gRPC', 'metrics and health'], serviceNames.map(portsOf))),
  },
});
