import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { declaredEvents } from '../../processes/src/declared-events.ts';
import type { Verdict } from '../tally.ts';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const variablesOf = (config: string): string[] => found(config, /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+):/g);

const protos = readdirSync(join(root, 'proto', 'southline'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('_service.proto'))
  .map((file) => ({ folder: file.split('/')[0], text: read('proto', 'southline', file) }));

const rpcsOf = (service: string): string[] =>
  protos
    .filter(({ folder, text }) => folder === service || text.includes(`served_by) = "${service}"`))
    .flatMap(({ text }) => found(text, /^\s*rpc (\w+)\(/gm));

/** Names of the events that a service publishes or follows. */
const eventsOf = (service: string): string[] =>
  declaredEvents()
    .filter(({ publisher, consumers }) => publisher === service || consumers.includes(service))
    .map(({ event }) => event);

/** Lists variables, rpcs and events that a README does not name, and variables in its table that no configuration reads. */
export const problemsOfReadme = (
  readme: string,
  declared: {
    readonly variables: readonly string[];
    readonly rpcs: readonly string[];
    readonly events: readonly string[];
  },
  shared: readonly string[],
): string[] => {
  const { variables, rpcs, events } = declared;
  const names = new Set(found(readme, /([A-Za-z0-9_-]+)/g));
  const [, environment = ''] = readme.split('## Environment');
  const own = variables.filter((name) => !shared.includes(name));
  const listed = found(environment, /`([A-Z][A-Z0-9]*_[A-Z0-9_]+)`/g);
  return [
    ...[...own, ...rpcs, ...events].filter((name) => !names.has(name)).map((name) => `does not name ${name}`),
    ...listed
      .filter((name) => !variables.includes(name) && !shared.includes(name))
      .map((name) => `names ${name}, which is no variable of the service`),
  ];
};

/**
 * Checks that each service's README names its rpcs, its events and its environment variables, and no variable that was removed.
 */
export const checkReadmes = async (): Promise<Verdict> => {
  const shared = variablesOf(read('packages', 'platform', 'src', 'config', 'index.ts'));
  const problems = readdirSync(join(root, 'services')).flatMap((service) => {
    const variables = variablesOf(read('services', service, 'src', 'config.ts'));
    const declared = { variables, rpcs: rpcsOf(service), events: eventsOf(service) };
    const readme = read('services', service, 'README.md');
    return problemsOfReadme(readme, declared, shared).map((problem) => `services/${service}/README.md ${problem}`);
  });
  return { ok: problems.length === 0, reason: problems.join('\n') };
};
