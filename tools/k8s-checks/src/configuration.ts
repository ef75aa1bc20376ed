import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyRing } from '@southline/keys/key-ring';
import { storeVariables } from '@southline/keys/stores';
import { variablesOf } from '@southline/keys/variables';
import type { Container, Manifest, Pod } from './manifest.ts';
import { root } from './render.ts';

export type Environment = Record<string, string>;

type Configure = (environment: Environment) => unknown;

const foldersIn = (parent: string) =>
  readdirSync(join(root, parent)).filter((name) => existsSync(join(root, parent, name, 'src/config.ts')));

/** Every function of a config.ts that reads an environment, by its name. */
const loadersOf = async (folder: string): Promise<Record<string, Configure>> => {
  const exported: Record<string, unknown> = await import(join(root, folder, 'src/config.ts'));
  return Object.fromEntries(
    Object.entries(exported).filter((entry): entry is [string, Configure] => entry[0].startsWith('load')),
  );
};

const loaders = Object.fromEntries(
  await Promise.all(
    ['services', 'tools'].flatMap((parent) =>
      foldersIn(parent).map(async (name) => [name, await loadersOf(`${parent}/${name}`)] as const),
    ),
  ),
);

const loader = (name: string, load: string): Configure => {
  const found = loaders[name]?.[load];
  if (!found) throw new Error(`the config.ts of ${name} has no ${load}`);
  return found;
};

/** The configuration that each process reads from an environment; throws with every problem listed. */
export const configurations: Readonly<Record<string, Configure>> = Object.fromEntries(
  foldersIn('services').map((name) => [name, loader(name, 'loadConfig')]),
);

/** The same for the commands beside the processes. */
export const commands: typeof configurations = {
  audit: loader('audit', 'loadExporterConfig'),
  topics: loader('topics', 'loadConfig'),
  'store-users': loader('store-users', 'loadConfig'),
};

/** Names of variables that the programs of an image read. */
export const readBy = (name: string): ReadonlySet<string> => {
  const read = new Set<string>();
  const watched = new Proxy<Environment>({}, { get: (_, key) => void read.add(String(key)) });
  for (const load of Object.values(loaders[name] ?? {})) {
    try {
      load(watched);
    } catch (error) {
      if (!(error instanceof Error) || read.size === 0) throw error;
    }
  }
  return read;
};

/** Variables that no image reads. */
export const readByNobody = (variables: readonly string[], images: readonly string[]): string[] => {
  const known = images.map(readBy);
  return variables.filter((variable) => !known.some((read) => read.has(variable)));
};

/** The variables in a process's own secret files when the stores are part of the product. */
export const secretsOf = (ring: KeyRing): Record<string, Environment> => {
  const [keys, stores] = [variablesOf(ring), storeVariables(ring)];
  const names = Object.keys({ ...keys, ...stores });
  return Object.fromEntries(names.map((name) => [name, { ...keys[name], ...stores[name] }]));
};

/** Expands `$(NAME)` with a variable defined before it. */
const expand = (value: string, known: Environment): string =>
  value.replace(/\$\((\w+)\)/g, (whole, name: string) => known[name] ?? whole);

/** Variables of a container as the cluster sets them: first the ConfigMap's, then its own. */
export const environmentOf = (pod: Pod, container: Container, manifests: readonly Manifest[]): Environment => {
  const settings = (name: string): Environment => {
    const found = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
    if (!found) throw new Error(`${pod.owner} reads the ConfigMap ${name}, which is not there`);
    return { ...found.data };
  };
  const environment = Object.assign(
    {},
    ...(container.envFrom ?? []).map(({ configMapRef }) => settings(configMapRef.name)),
  );
  for (const { name, value, valueFrom } of container.env ?? []) {
    const label = /^metadata\.labels\['(.+)'\]$/.exec(valueFrom?.fieldRef?.fieldPath ?? '')?.[1];
    if (label) environment[name] = pod.labels[label] ?? '';
    else if (valueFrom?.configMapKeyRef) {
      const { name: map, key } = valueFrom.configMapKeyRef;
      environment[name] = settings(map)[key] ?? '';
    } else environment[name] = expand(value ?? '', environment);
  }
  return environment;
};
