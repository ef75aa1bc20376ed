import {
  addressVariable,
  callersOf,
  type Description,
  type ServiceName,
  serviceNames,
  services,
  usersOf,
} from './index.ts';
import { settings } from './settings.ts';

const completed = '{ condition: service_completed_successfully }';
const healthy = '{ condition: service_healthy }';

const text = (lines: readonly (string | false)[], indent: number): string =>
  lines
    .filter((line) => line !== false)
    .map((line) => (line === '' ? '' : `${' '.repeat(indent)}${line}`))
    .join('\n');

const environmentOf = (name: ServiceName, description: Description): string[] => {
  const { ports, calls, settings: own = [], onOneMachine = {} } = description;
  const groups = [description.stores.includes('kafka') && '*events', '*certificates'].filter(Boolean).join(', ');
  return [
    'environment:',
    `  <<: [${groups}]`,
    ...(ports.grpc ? [`  TLS_CALLERS: "${callersOf(name).join(',')}"`] : []),
    ...calls.map((called) => `  ${addressVariable(called)}: dns:///${called}:17050`),
    ...own.map((setting) => `  ${setting}: ${settings[setting].inCompose}`),
    ...Object.entries(onOneMachine).map(([key, value]) => `  ${key}: ${value}`),
  ];
};

const networksOf = ({ ports, stores, reaches = [] }: Description): string =>
  [
    ...(ports.http ? ['edge'] : []),
    'services',
    ...(stores.includes('mongo') || stores.includes('kafka') ? ['stores'] : []),
    ...(stores.includes('redis') ? ['cache'] : []),
    ...reaches,
  ].join(', ');

const needsOf = (name: ServiceName, { ports, stores }: Description): (string | false)[] => [
  // The public process starts after everything that a purchase needs.
  ports.http !== undefined && '  <<: *before-the-shop',
  `  keys: ${completed}`,
  stores.includes('kafka') && `  topics: ${completed}`,
  stores.includes('mongo') && `  indexes-of-${name}: ${completed}`,
  stores.includes('redis') && `  redis: ${healthy}`,
  ...(ports.http ? serviceNames.filter((other) => other !== name).map((other) => `  ${other}: ${healthy}`) : []),
];

const service = (name: ServiceName, description: Description): string =>
  text(
    [
      `${name}:`,
      `  <<: [*process, *${name}-image]`,
      `  build: { context: ., args: { PROCESS: services/${name} } }`,
      ...environmentOf(name, description).map((line) => `  ${line}`),
      description.scratch !== undefined && '  tmpfs: [/tmp]',
      `  volumes: ["keys-${name}:/run/southline:ro"]`,
      `  networks: [${networksOf(description)}]`,
      description.ports.http !== undefined && `  ports: ["127.0.0.1:\${SOUTHLINE_WEB_PORT:-8080}:8080"]`,
      '  depends_on:',
      ...needsOf(name, description).map((line) => line && `  ${line}`),
    ],
    2,
  );

const indexes = (name: ServiceName): string =>
  text(
    [
      `indexes-of-${name}:`,
      `  <<: [*once, *${name}-image]`,
      '  command: [dist/cli/migrate.js]',
      `  volumes: ["keys-${name}:/run/southline:ro"]`,
      '  networks: [stores]',
      '  depends_on: *indexes-need',
    ],
    2,
  );

/** Generated parts of the compose files, by the names of their markers. */
export const composeParts = (): Record<string, string> => ({
  images: text(
    serviceNames.flatMap((name) => [
      `${name}: &${name}-image`,
      `  image: southline/${name}:\${SOUTHLINE_VERSION:-local}`,
      '  pull_policy: never',
    ]),
    2,
  ),
  services: [...serviceNames.map((name) => service(name, services[name])), ...usersOf('mongo').map(indexes)].join(
    '\n\n',
  ),
  keys: text(
    serviceNames.map((name) => `- keys-${name}:/keys/${name}`),
    6,
  ),
  volumes: text(
    serviceNames.map((name) => `keys-${name}:`),
    2,
  ),
});

export const tracedParts = (): Record<string, string> => ({
  services: text(
    serviceNames.map((name) => `${name}: *traced`),
    2,
  ),
});
