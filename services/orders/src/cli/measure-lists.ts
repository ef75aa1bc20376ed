// node dist/cli/measure-lists.js [--seconds 5]   for measuring: what each list and an order cost in the database of MONGO_URL
import { parseArgs } from 'node:util';
import { mongoUrl, readConfig, z } from '@southline/platform/config';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, type Mongo } from '@southline/platform/mongo';
import type { Document } from 'mongodb';
import { longestList, type OrderSelection } from '../domain/order-list.ts';
import { orders } from '../storage/collections.ts';
import { createOrderRepository } from '../storage/order-repository.ts';
import { countQuery, createOrderViews, isSorted, pageQuery } from '../storage/order-views.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const measuredMs = Number(values.seconds) * 1000;
const dayMs = 86_400_000;
/** The buyer who ordered most, and one who ordered now and then. */
const owners = { workshop: 'member:M1000000', member: 'member:M1020000' };
const users = [8, 64];

const first: OrderSelection = { sort: 'date', descending: true, page: 1, pageSize: 10 };
const yearAgo = Date.now() - 365 * dayMs;
const week = { from: new Date(yearAgo), until: new Date(yearAgo + 7 * dayMs) };

const lists = (some: { owner: string; orderNo: string }): Record<string, OrderSelection> => ({
  ...Object.fromEntries(
    Object.entries({ ...owners, staff: undefined }).flatMap(([who, owner]) => [
      [`${who}: newest`, { ...first, owner }],
      [`${who}: by number`, { ...first, owner, sort: 'number', descending: false }],
      [`${who}: by total`, { ...first, owner, sort: 'total' }],
      [`${who}: by status`, { ...first, owner, sort: 'state', descending: false }],
      [`${who}: a week`, { ...first, owner, ...week }],
      [`${who}: a week by total`, { ...first, owner, ...week, sort: 'total' }],
      [`${who}: a week by number`, { ...first, owner, ...week, sort: 'number', descending: false }],
      [`${who}: page 100`, { ...first, owner, page: 100 }],
      [`${who}: first of the file`, { ...first, owner, pageSize: 500 }],
    ]),
  ),
  'member: one number': { ...first, ...some },
  'staff: one number': { ...first, orderNo: some.orderNo },
  'staff: last page': { ...first, page: longestList / first.pageSize },
});

const stages = ({ stage, inputStage, inputStages = [] }: Document): string[] => [
  stage,
  ...(inputStage ? stages(inputStage) : []),
  ...inputStages.flatMap(stages),
];

/** How much is read for a page and its count. */
const explained = async (mongo: Mongo, selection: OrderSelection) => {
  const count = countQuery(mongo, selection);
  const [{ rows } = { rows: 0 }] = await count.clone().toArray();
  const page = await pageQuery(mongo, selection, isSorted(selection, rows)).explain('executionStats');
  const { totalKeysExamined, totalDocsExamined, nReturned, executionStages } = page.executionStats;
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

/** p95 of a call with so many users at once, and the processor time of both sides per call. */
const timed = async (mongo: Mongo, atOnce: number, call: () => Promise<unknown>) => {
  await call();
  const took: number[] = [];
  const [server, own, began] = [await serverCpuMs(mongo), process.cpuUsage(), performance.now()];
  const user = async () => {
    while (performance.now() - began < measuredMs) {
      const from = performance.now();
      await call();
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, user));
  const { user: used, system } = process.cpuUsage(own);
  const cpuMs = (await serverCpuMs(mongo)) - server + (used + system) / 1000;
  took.sort((one, other) => one - other);
  const p95 = took[Math.floor(took.length * 0.95)] ?? 0;
  return { [`p95 at ${atOnce}`]: p95.toFixed(1), [`CPU at ${atOnce}`]: (cpuMs / took.length).toFixed(2) };
};

const timedAll = async (mongo: Mongo, call: () => Promise<unknown>) => {
  const found: Record<string, string> = {};
  if (measuredMs > 0) for (const atOnce of users) Object.assign(found, await timed(mongo, atOnce, call));
  return found;
};

const { MONGO_URL } = readConfig(z.object({ MONGO_URL: mongoUrl() }), process.env);
const mongo = await connectMongo(MONGO_URL, { logger: createLogger('orders-measure', 'warn') });
const some = await orders(mongo).findOne({ owner: owners.member });
if (!some) throw new Error('There are no orders as seed-orders makes them.');
const views = createOrderViews(mongo);
const repository = createOrderRepository(mongo);
const table: Record<string, object> = {};
for (const [name, selection] of Object.entries(lists(some)))
  table[name] = { ...(await explained(mongo, selection)), ...(await timedAll(mongo, () => views.page(selection))) };
table['member: an order'] = await timedAll(mongo, () => repository.findOwned(some.owner, { orderId: some._id }));
process.stdout.write(`${await orders(mongo).estimatedDocumentCount()} orders\n`);
console.table(table);
await mongo.close();
