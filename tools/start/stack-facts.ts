import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import type { Records } from '#machine/records.ts';
import type { ServerUrls } from '#machine/start-servers.ts';
import { complete, type KeyRing, type KnownRing } from '../keys/src/key-ring.ts';
import { variablesOf } from '../keys/src/variables.ts';
import { databaseVariable, usersOf } from '../processes/src/index.ts';
import { filesBelow, hashOf } from './build/stamp.ts';
import type { Replica } from './replicas.ts';
import type { PortTable } from './stack-ports.ts';

/** The key ring of a local stack, created once per data folder and readable only by its user. */
export const localKeys = (dataDir: string): KeyRing => {
  const file = join(dataDir, 'secrets.json');
  const known: KnownRing = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const ring = complete(known);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(ring, null, 2), { mode: 0o600 });
  return ring;
};

/** Changes with the code of a service, with the files that its migration loads, with the demo set, and with `settings`. */
export const preparationOf = (dir: string, settings: unknown) => {
  const stamps = [`${dir}/dist`, `${dir}/dist/texts`, 'tools/demo/dist'].map((folder) =>
    join(root, folder, '.stamp.json'),
  );
  return hashOf([...filesBelow(join(root, dir)), ...stamps], settings);
};

interface Circumstances {
  readonly dataDir: string;
  readonly around: NodeJS.ProcessEnv;
  readonly chosen: readonly Replica[];
  readonly ports: PortTable;
  readonly secrets: KeyRing;
  readonly records?: Records;
  readonly urls: ServerUrls;
  readonly keep: boolean;
}

/** The facts that the `env` functions of the processes read. */
export const factsOf = ({ dataDir, around, chosen, ports, secrets, records, urls, keep }: Circumstances) => {
  const local = (owner: string, use: string, scheme: string) => {
    const uses = ports[owner];
    return uses ? `${scheme}://127.0.0.1:${uses[use]}` : '';
  };
  const provider = around.PAYMENT_PROVIDER_URL || local('payment-sandbox', 'http', 'http');
  // A database server run by others may hold a stack in use, so a temporary stack uses its own database names.
  const prefix = keep ? 'southline' : `southline_${process.pid}_${Date.now().toString(36)}`;
  // A list of hosts is no URL for `new URL`.
  const database = (name: string) => urls.mongo.replace(/^(\w+(?:\+srv)?:\/\/[^/]+)[^?]*/, `$1/${prefix}_${name}`);
  return {
    root,
    dataDir,
    ports,
    secrets,
    variables: variablesOf(secrets),
    records,
    urls: {
      ...urls,
      web: around.PUBLIC_URL || local('bff', 'http', 'http'),
      mailbox: local('mailbox', 'http', 'http'),
      smtp: around.SMTP_URL || local('mailbox', 'smtp', 'smtp'),
      provider,
      paymentForm: around.PAYMENT_FORM_ORIGIN || provider,
    },
    uses: (name: string) => chosen.some((entry) => entry.name === name),
    address: (name: string) => {
      const own = chosen.filter((entry) => (entry.replicaOf ?? entry.name) === name);
      const listening = own.map((entry) => `127.0.0.1:${ports[entry.name]?.grpc}`);
      return listening.length > 1 ? `ipv4:${listening.join(',')}` : (listening[0] ?? '127.0.0.1:0');
    },
    database,
  };
};

export type Facts = ReturnType<typeof factsOf>;

/** Variables for commands beside the stack, which read all the stores, the provider's journal and the mailbox. */
export const auditEnvironment = ({ urls, database, secrets, uses, dataDir }: Facts): Record<string, string> => ({
  ...Object.fromEntries(usersOf('mongo').map((name) => [databaseVariable(name), database(name)])),
  KAFKA_BROKERS: urls.kafka,
  REDIS_URL: urls.redis,
  PUBLIC_URL: urls.web,
  DEMO_PASSWORD: secrets.demoPassword,
  ...(urls.mailbox ? { MAILBOX_URL: urls.mailbox } : {}),
  PAYMENT_PROVIDER_URL: urls.provider,
  ...(uses('payment-sandbox')
    ? {
        PAYMENT_PROVIDER_KEY: secrets.sandboxKey,
        PAYMENT_PROVIDER_PASSWORD: secrets.sandboxPassword,
        SANDBOX_DATA: join(dataDir, 'payment-sandbox'),
      }
    : {}),
});
