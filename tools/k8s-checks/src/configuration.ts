import type { KeyRing } from '@southline/keys/key-ring';
import { storeVariables } from '@southline/keys/stores';
import { variablesOf } from '@southline/keys/variables';
import { loadConfig as auth } from '../../../services/auth/src/config.ts';
import { loadConfig as bff } from '../../../services/bff/src/config.ts';
import { loadConfig as catalogue } from '../../../services/catalogue/src/config.ts';
import { loadConfig as content } from '../../../services/content/src/config.ts';
import { loadConfig as documents } from '../../../services/documents/src/config.ts';
import { loadConfig as notifications } from '../../../services/notifications/src/config.ts';
import { loadConfig as orders } from '../../../services/orders/src/config.ts';
import { loadConfig as payments } from '../../../services/payments/src/config.ts';
import { loadExporterConfig as audit } from '../../audit/src/config.ts';
import { loadConfig as storeUsers } from '../../store-users/src/config.ts';
import { loadConfig as topics } from '../../topics/src/config.ts';
import type { Container, Manifest, Pod } from './manifest.ts';

export type Environment = Record<string, string>;

/** What each process reads of an environment; throws with every problem listed. */
export const configurations: Readonly<Record<string, (environment: Environment) => unknown>> = {
  bff,
  auth,
  catalogue,
  orders,
  payments,
  documents,
  content,
  notifications,
};

/** The same of what stands beside the processes. */
export const commands: typeof configurations = { audit, topics, 'store-users': storeUsers };

/** What a process finds in its own files of variables where the stores come with the product. */
export const secretsOf = (ring: KeyRing): Record<string, Environment> => {
  const [keys, stores] = [variablesOf(ring), storeVariables(ring)];
  const names = Object.keys({ ...keys, ...stores });
  return Object.fromEntries(names.map((name) => [name, { ...keys[name], ...stores[name] }]));
};

/** `$(NAME)` of a variable that stands before. */
const expand = (value: string, known: Environment): string =>
  value.replace(/\$\((\w+)\)/g, (whole, name: string) => known[name] ?? whole);

/** Variables of a container as the cluster sets them: the ConfigMap's, then its own. */
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
