import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import type { Verdict } from '../tally.ts';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const variablesOf = (config: string): string[] => found(config, /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+):/g);

const rpcsIn = (proto: string): string[] => found(read(proto), /^\s*rpc (\w+)\(/gm);
/** The protos of services that several services serve. */
const servedProtos = ['desk', 'own_data'].map((name) =>
  join('proto', 'southline', name, 'v1', `${name}_service.proto`),
);

const rpcsOf = (service: string): string[] => {
  const folder = join('proto', 'southline', service, 'v1');
  if (!existsSync(join(root, folder))) return [];
  const own = readdirSync(join(root, folder)).filter((file) => file.endsWith('_service.proto'));
  const served = servedProtos.filter((proto) => read(proto).includes(`served_by) = "${service}"`));
  return [...own.map((file) => join(folder, file)), ...served].flatMap((proto) => rpcsIn(proto));
};

/** Names of the events that a service publishes or follows. */
const eventsOf = (service: string, declarations: string): string[] =>
  [...declarations.matchAll(/'southline\.(\w+)\.([a-z-]+)\.v\d+'[^[]*\[([^\]]*)\]/g)]
    .filter(([, publisher, , consumers = '']) => publisher === service || consumers.includes(`'${service}'`))
    .map(([, , event = '']) => event);

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
  const declarations = read('packages', 'contracts', 'src', 'events.ts');
  const problems = readdirSync(join(root, 'services')).flatMap((service) => {
    const variables = variablesOf(read('services', service, 'src', 'config.ts'));
    const declared = { variables, rpcs: rpcsOf(service), events: eventsOf(service, declarations) };
    const readme = read('services', service, 'README.md');
    return problemsOfReadme(readme, declared, shared).map((problem) => `services/${service}/README.md ${problem}`);
  });
  return { ok: problems.length === 0, reason: problems.join('\n') };
};
