// The internal cost of an operation: gRPC calls from the services' own metrics, commands and transactions from MongoDB.

import { workDone } from '#machine/servers/mongo.ts';

const rpc = /^southline_rpc_duration_seconds_count\{([^}]*)\} (\d+)/gm;

/** {method: calls served} from a metrics page. */
export const rpcCountsOf = (page: string) => {
  const counts = new Map<string, number>();
  for (const [, labels = '', value] of page.matchAll(rpc)) {
    const method = /method="[^"]*?([^"/]+)"/.exec(labels)?.[1] ?? 'unknown';
    counts.set(method, (counts.get(method) ?? 0) + Number(value));
  }
  return counts;
};

const pageOf = (port: number) =>
  fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.text(),
    () => '',
  );

interface Counts {
  readonly rpc: ReadonlyMap<string, number>;
  readonly mongo?: Awaited<ReturnType<typeof workDone>>;
}

export const readCounts = async (internalPorts: readonly number[], mongoUrl: string): Promise<Counts> => {
  const counts = new Map<string, number>();
  for (const page of await Promise.all(internalPorts.map(pageOf))) {
    for (const [method, calls] of rpcCountsOf(page)) counts.set(method, (counts.get(method) ?? 0) + calls);
  }
  return { rpc: counts, mongo: await workDone(mongoUrl).catch(() => undefined) };
};

/** The number of calls between two readings, as [name, calls], the largest first. */
export const countedBetween = (before: Counts, after: Counts): [string, number][] => [
  ...[...after.rpc]
    .map(([method, calls]): [string, number] => [`gRPC ${method}`, calls - (before.rpc.get(method) ?? 0)])
    .filter(([, calls]) => calls > 0)
    .sort(([, one], [, other]) => other - one),
  ...(after.mongo && before.mongo
    ? ([
        ['MongoDB commands', after.mongo.commands - before.mongo.commands],
        ['MongoDB transactions', after.mongo.transactions - before.mongo.transactions],
      ] satisfies [string, number][])
    : []),
];
