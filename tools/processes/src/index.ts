import type { Secret, Service, Setting, StackFacts, Store } from '@southline/platform/process';
import { registry } from './registry.ts';

export type { Variable } from './registry.ts';

export type ServiceName = keyof typeof registry;

/** Names of the services that use a store. */
export type UserOf<Name extends Store> = {
  [Key in ServiceName]: Name extends (typeof registry)[Key]['stores'][number] ? Key : never;
}[ServiceName];

type Values = Readonly<Record<string, string | number | undefined>>;

/** A service's description, independent of its environment type. */
export interface Description extends Pick<Service<object>, 'reaches' | 'heapMb' | 'resources' | 'scaling' | 'scratch'> {
  readonly ports: { readonly grpc?: number; readonly http?: number };
  readonly stores: readonly Store[];
  readonly calls: readonly ServiceName[];
  readonly settings?: readonly Setting[];
  readonly secrets?: Readonly<Record<string, Secret>>;
  readonly onOneMachine?: Values;
  readonly inProcesses?: (facts: StackFacts) => Values;
  readonly inClusters?: Values;
}

/** The services by their folder's name. A service that a description calls must be listed here. */
export const services: Readonly<Record<ServiceName, Description>> = registry;
export const serviceNames = Object.keys(registry) as ServiceName[];

export const usersOf = <Name extends Store>(store: Name): UserOf<Name>[] =>
  serviceNames.filter((name): name is UserOf<Name> => services[name].stores.includes(store));

/** The callers of a service, by their descriptions. */
export const callersOf = (name: ServiceName): ServiceName[] =>
  serviceNames.filter((caller) => services[caller].calls.includes(name));

/** The variable in which the audit finds a service's database. */
export const databaseVariable = <Name extends ServiceName>(name: Name) =>
  `${name.toUpperCase() as Uppercase<Name>}_MONGO_URL` as const;

/** The variable in which a caller finds a service. */
export const addressVariable = (name: string): string => `${name.toUpperCase()}_ADDRESS`;

/** The port of metrics and health on one machine. */
export const internalPort = (name: ServiceName): number => {
  const { grpc, http } = services[name].ports;
  return 9_000 + ((grpc ?? http ?? 0) % 100);
};
