import type { Entry } from '../processes/src/start.ts';

/** A process of a stack. A replica also names its service. */
export type Replica = Entry & { readonly replicaOf?: string };

const further = (entry: Entry, number: number): Replica => {
  const name = `${entry.name}#${number}`;
  // With fixed ports the second replica's ports are a hundred above the first's.
  const ports = Object.entries(entry.ports).map(([use, { variable, number: port }]) => [
    use,
    { variable: `${variable}_${number}`, number: port + 100 * (number - 1) },
  ]);
  return {
    ...entry,
    name,
    replicaOf: entry.name,
    ports: Object.fromEntries(ports),
    env: (facts) => entry.env({ ...facts, ports: { ...facts.ports, [entry.name]: facts.ports[name] ?? {} } }),
  };
};

/** The table of processes with replicas added: `{orders: 2}` adds `orders#2`, which shares the database and key of `orders`. */
export const withReplicas = (table: readonly Entry[], counts: Readonly<Record<string, number>> = {}): Replica[] =>
  table.flatMap((entry): Replica[] => [
    entry,
    ...Array.from({ length: Math.max(0, (counts[entry.name] ?? 1) - 1) }, (_, index) => further(entry, index + 2)),
  ]);
