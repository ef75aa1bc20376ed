// The internal work of an operation: gRPC calls from the services' own metrics, commands and transactions from MongoDB.

import { type WorkDone, workDone } from '#machine/servers/mongo.ts';

const rpc = /^southline_rpc_duration_seconds_count\{([^}]*)\} (\d+)/gm;

/** {service/method: calls served} from a metrics page. */
export const rpcCountsOf = (page: string) => {
  const counts = new Map<string, number>();
  for (const [, labels = '', value] of page.matchAll(rpc)) {
    const method = /method="[^"]*?([^".]+)"/.exec(labels)?.[1] ?? 'unknown';
    counts.set(method, (counts.get(method) ?? 0) + Number(value));
  }
  return counts;
};

const pageOf = (port: number) =>
  fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.text(),
    () => '',
  );

type Counted = ReadonlyMap<string, number>;

interface Counts {
  readonly rpc: Counted;
  readonly mongo: WorkDone | undefined;
}

export const readCounts = async (internalPorts: readonly number[], mongoUrl: string): Promise<Counts> => {
  const counts = new Map<string, number>();
  for (const page of await Promise.all(internalPorts.map(pageOf))) {
    for (const [method, calls] of rpcCountsOf(page)) counts.set(method, (counts.get(method) ?? 0) + calls);
  }
  return { rpc: counts, mongo: await workDone(mongoUrl).catch(() => undefined) };
};

/** The differences between two readings, the largest first. */
const added = (before: Counted, after: Counted): [string, number][] =>
  [...after]
    .map(([name, count]): [string, number] => [name, count - (before.get(name) ?? 0)])
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);

const named = (prefix: string, rows: readonly [string, number][]) =>
  rows.map(([name, count]): [string, number] => [`${prefix} ${name}`, count]);

/** "southline_<stack>_orders.carts update" → "orders.carts update". */
const withoutStack = (operations: Counted): Counted =>
  new Map([...operations].map(([name, count]) => [name.replace(/^southline_(?:[^.]*_)?/, ''), count]));

const sumOf = (rows: readonly [string, number][]) => rows.reduce((sum, [, count]) => sum + count, 0);

const mongoBetween = (before: WorkDone, after: WorkDone): [string, number][] => {
  const commands = added(before.commands, after.commands);
  return [
    ['MongoDB transactions', after.transactions - before.transactions],
    ['MongoDB commands', sumOf(commands)],
    ...named('command', commands),
    ...named('collection', added(withoutStack(before.operations), withoutStack(after.operations))),
  ];
};

/** The work between two readings, as [name, times]: calls, then transactions, commands, and operations of each collection. */
export const countedBetween = (before: Counts, after: Counts): [string, number][] => {
  const calls = added(before.rpc, after.rpc);
  return [
    ['gRPC calls', sumOf(calls)],
    ...named('gRPC', calls),
    ...(before.mongo && after.mongo ? mongoBetween(before.mongo, after.mongo) : []),
  ];
};
