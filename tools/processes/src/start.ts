import type { StackFacts } from '@southline/platform/process';
import { description as mailbox } from '../../mailbox/process.ts';
import { description as paymentSandbox } from '../../payment-sandbox/process.ts';
import { addressVariable, type Description, internalPort, type ServiceName, serviceNames, services } from './index.ts';
import { settings } from './settings.ts';

export interface Port {
  readonly variable: string;
  readonly number: number;
}

/** The facts of a started stack that its processes need. */
export interface Facts extends StackFacts {
  /** Variables from the key ring, by process. */
  readonly variables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** MongoDB URL of a service's database. */
  database(service: string): string;
  /** host:port of a service's gRPC; the addresses of all replicas as one. */
  address(service: string): string;
  /** Whether the stack includes this stand-in. */
  uses(name: string): boolean;
}

type Environment = Readonly<Record<string, string | number | undefined>>;

/** A process of `npm start`. */
export interface Entry {
  readonly name: string;
  readonly dir: string;
  /** True for a service, false for a stand-in. A service has an identity and starts after the stores are prepared. */
  readonly isService: boolean;
  readonly ports: Readonly<Record<string, Port>>;
  readonly ready: { readonly port: string; readonly path: string };
  readonly heapMb?: number;
  /** The environment variable that names another server to use in the place of this stand-in. */
  readonly replacedBy?: string;
  readonly env: (facts: Facts) => Environment;
}

const storeVariables = (name: string, { stores }: Description, { urls, database }: Facts): Environment => ({
  ...(stores.includes('mongo') ? { MONGO_URL: database(name) } : {}),
  ...(stores.includes('kafka') ? { KAFKA_BROKERS: urls.kafka } : {}),
  ...(stores.includes('redis') ? { REDIS_URL: urls.redis } : {}),
});

/** Secrets of the key ring, except the payment sandbox's if a real provider's come from outside. */
const keysOf = (name: string, { secrets = {} }: Description, { variables, uses }: Facts): Environment =>
  Object.fromEntries(
    Object.entries(variables[name] ?? {}).filter(
      ([variable]) => uses('payment-sandbox') || !secrets[variable]?.startsWith('sandbox'),
    ),
  );

const environmentOf =
  (name: ServiceName, description: Description) =>
  (facts: Facts): Environment => {
    const { calls, settings: own = [], onOneMachine, inProcesses, ports } = description;
    const use = ports.grpc ? 'GRPC' : 'HTTP';
    return {
      ...keysOf(name, description, facts),
      [`${use}_HOST`]: '127.0.0.1',
      [`${use}_PORT`]: facts.ports[name]?.[use.toLowerCase()],
      INTERNAL_PORT: facts.ports[name]?.internal,
      ...storeVariables(name, description, facts),
      ...Object.fromEntries(calls.map((called) => [addressVariable(called), facts.address(called)])),
      ...Object.fromEntries(own.map((setting) => [setting, settings[setting].inProcesses(facts)])),
      ...onOneMachine,
      ...inProcesses?.(facts),
    };
  };

/** `SOUTHLINE_ORDERS_PORT` moves a port. A port that people type has a variable named by its purpose. */
const servicePorts = (name: ServiceName, { ports: { grpc, http } }: Description): Record<string, Port> => {
  const prefix = `SOUTHLINE_${name.toUpperCase()}`;
  const door: Record<string, Port> = grpc
    ? { grpc: { variable: `${prefix}_PORT`, number: grpc } }
    : { http: { variable: 'SOUTHLINE_WEB_PORT', number: http ?? 0 } };
  return { ...door, internal: { variable: `${prefix}_INTERNAL_PORT`, number: internalPort(name) } };
};

const serviceEntry = (name: ServiceName): Entry => ({
  name,
  dir: `services/${name}`,
  isService: true,
  ports: servicePorts(name, services[name]),
  ready: { port: 'internal', path: '/readyz' },
  heapMb: services[name].heapMb,
  env: environmentOf(name, services[name]),
});

/** The restore drill creates 300,000 mails and transactions, and the stand-ins have them in memory. */
const standInHeapMb = 1_024;

const standIns = { mailbox, 'payment-sandbox': paymentSandbox };
export type StandInName = keyof typeof standIns;

/** In starting order; they stop in reverse order. The BFF, which serves the public, starts last. */
export const entries: readonly Entry[] = [
  ...Object.entries(standIns).map(
    ([name, { ports, ready, replacedBy, inProcesses }]): Entry => ({
      name,
      dir: `tools/${name}`,
      isService: false,
      ports,
      ready,
      heapMb: standInHeapMb,
      replacedBy,
      env: (facts) => ({ ...facts.variables[name], ...inProcesses(facts) }),
    }),
  ),
  ...serviceNames
    .toSorted((a, b) => Number(!services[a].ports.grpc) - Number(!services[b].ports.grpc))
    .map(serviceEntry),
];

/** Default ports of the services' metrics; the environment may move them. */
export const usualInternalPorts = (env: Readonly<Record<string, string | undefined>>): number[] =>
  entries.flatMap(({ ports: { internal } }) => (internal ? [Number(env[internal.variable] || internal.number)] : []));
