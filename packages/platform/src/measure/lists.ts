import { parseArgs } from 'node:util';
import type { AggregationCursor, Document, FindCursor } from 'mongodb';
import { mongoUrl, readConfig, z } from '../config/index.ts';
import { createLogger } from '../logger/index.ts';
import { connectMongo, type Mongo } from '../mongo/index.ts';

const users = [8, 64];

const stages = ({ stage, inputStage, inputStages = [] }: Document): string[] => [
  stage,
  ...(inputStage ? stages(inputStage) : []),
  ...inputStages.flatMap(stages),
];

/** How much is read for a page and its count. */
export const explained = async (page: FindCursor, count: AggregationCursor) => {
  const { totalKeysExamined, totalDocsExamined, nReturned, executionStages } = (await page.explain('executionStats'))
    .executionStats;
  const counted = await count.explain('executionStats');
  const countStats = counted.stages?.[0]?.$cursor?.executionStats ?? counted.executionStats;
  return {
    keys: totalKeysExamined as number,
    documents: totalDocsExamined as number,
    returned: nReturned as number,
    plan: [...new Set(stages(executionStages))].reverse().join('<'),
    'count keys': countStats.totalKeysExamined as number,
    'count documents': countStats.totalDocsExamined as number,
  };
};

const serverCpuMs = async (mongo: Mongo): Promise<number> => {
  const { extra_info: info } = await mongo.db.command({ serverStatus: 1 });
  return (info.user_time_us + info.system_time_us) / 1000;
};

/** Calls a second and their p95 with so many users at once, and the processor time of both sides per call. */
const timed = async (mongo: Mongo, ms: number, atOnce: number, call: () => Promise<unknown>) => {
  await call();
  const took: number[] = [];
  const [server, own, began] = [await serverCpuMs(mongo), process.cpuUsage(), performance.now()];
  const user = async () => {
    while (performance.now() - began < ms) {
      const from = performance.now();
      await call();
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, user));
  const { user: used, system } = process.cpuUsage(own);
  const elapsed = (performance.now() - began) / 1000;
  const cpuMs = (await serverCpuMs(mongo)) - server + (used + system) / 1000;
  took.sort((one, other) => one - other);
  const p95 = took[Math.floor(took.length * 0.95)] ?? 0;
  return {
    [`op/s at ${atOnce}`]: Math.round(took.length / elapsed),
    [`p95 at ${atOnce}`]: p95.toFixed(1),
    [`CPU at ${atOnce}`]: (cpuMs / took.length).toFixed(2),
  };
};

export interface Measured {
  readonly call: () => Promise<unknown>;
  readonly read?: () => Promise<object>;
}

/**
 * A command that prints what each of these calls reads and costs in the database of MONGO_URL. `--seconds 0` reads only.
 * Functions passed to `atEnd` run before the connection closes, the latest first.
 */
export const measure = async (
  calls: (mongo: Mongo, atEnd: (close: () => Promise<void>) => void) => Promise<Readonly<Record<string, Measured>>>,
): Promise<void> => {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
  const ms = Number(values.seconds) * 1000;
  const { MONGO_URL } = readConfig(z.object({ MONGO_URL: mongoUrl() }), process.env);
  const mongo = await connectMongo(MONGO_URL, { logger: createLogger('measure', 'warn') });
  const table: Record<string, object> = {};
  const closers: (() => Promise<void>)[] = [];
  for (const [name, { call, read }] of Object.entries(await calls(mongo, (close) => closers.unshift(close)))) {
    const found: Record<string, unknown> = { ...(await read?.()) };
    if (ms > 0) for (const atOnce of users) Object.assign(found, await timed(mongo, ms, atOnce, call));
    table[name] = found;
  }
  console.table(table);
  for (const close of closers) await close();
  await mongo.close();
};
