import { parseArgs } from 'node:util';
import { type Bottleneck, costOf, type Demand, type Plan, type Prices, planFor, usualDemand } from './model.ts';
import { type Simulation, simulate } from './simulate.ts';

const usage = `npm run capacity -- --orders-per-day 1000 --visits-per-day 20000
  --busiest-hour 0.12   share of the day's visits and orders in its busiest hour
  --peak 2              the busiest minute, compared with the average of that hour
  --mongo-cores 16      cores of the largest machine for MongoDB
  --simulate            simulates that hour with the pods of each load, visitor by visitor
  --core-month 30 --gb-month 4 --disk-gb-month 0.15   your provider's prices`;

const numberOption = (fallback?: number) =>
  ({ type: 'string', ...(fallback !== undefined && { default: String(fallback) }) }) as const;

const options = {
  'orders-per-day': numberOption(),
  'visits-per-day': numberOption(),
  'busiest-hour': numberOption(usualDemand.busiestHour),
  peak: numberOption(usualDemand.peak),
  'mongo-cores': numberOption(usualDemand.mongoCores),
  'core-month': numberOption(30),
  'gb-month': numberOption(4),
  'disk-gb-month': numberOption(0.15),
  simulate: { type: 'boolean', default: false } as const,
};

/** The named load and multiples of it. */
const factors = [1, 10, 100, 1_000];

const read = (args: string[]): { demand: Demand; prices: Prices; simulated: boolean } => {
  const { values } = parseArgs({ args, options });
  const positive = (name: Exclude<keyof typeof options, 'simulate'>): number => {
    const value = Number(values[name]);
    if (value > 0) return value;
    throw new Error(`--${name} must be a number above 0.`);
  };
  return {
    simulated: values.simulate === true,
    demand: {
      ordersPerDay: positive('orders-per-day'),
      visitsPerDay: positive('visits-per-day'),
      busiestHour: positive('busiest-hour'),
      peak: positive('peak'),
      mongoCores: positive('mongo-cores'),
    },
    prices: {
      coreMonth: positive('core-month'),
      gbMonth: positive('gb-month'),
      diskGbMonth: positive('disk-gb-month'),
    },
  };
};

const rounded = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });

const bottleneck = ({ what, needed, limit, remedy }: Bottleneck): string =>
  `  ${what}: ${rounded(needed)}, limit ${rounded(limit)}: ${remedy}`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const printHour = ({ visits, orders, stations, p95OrderMs, p99PapersSeconds }: Simulation): void => {
  const rows = stations.map(
    ({ station, servers, usedInPeak, p99WaitMs }) =>
      `    ${station} ${servers}: ${percent(usedInPeak)} used in the busiest minute, 99 % wait less than ${rounded(p99WaitMs)} ms`,
  );
  console.log(
    [
      `  its busiest hour, simulated: ${rounded(visits)} visits, ${rounded(orders)} orders`,
      ...rows,
      `    a purchase: 95 % within ${rounded(p95OrderMs)} ms; its mail: 99 % within ${rounded(p99PapersSeconds)} s`,
    ].join('\n'),
  );
};

const print = (factor: number, plan: Plan, prices: Prices): void => {
  const pods = plan.processes.map(({ name, pods, cores }) => `${name} ${pods} (${rounded(cores)})`);
  const [first, ...others] = plan.bottlenecks;
  console.log(
    [
      `× ${rounded(factor)}`,
      `  pods (cores in use): ${pods.join(', ')}`,
      `  memory of the pods ${rounded(plan.processes.reduce((sum, { memoryGb }) => sum + memoryGb, 0))} GB, partitions ${plan.partitions}`,
      `  MongoDB ${rounded(plan.mongoCores)} cores, ${plan.shards} shard${plan.shards === 1 ? '' : 's'}, ${rounded(plan.mongoGb)} GB of orders a year; Kafka ${rounded(plan.kafkaCores)} cores; Redis ${rounded(plan.redisCores)} cores`,
      `  about $${rounded(costOf(plan, prices))} a month`,
      first ? `  first bottleneck:\n${[first, ...others].map(bottleneck).join('\n')}` : '  no bottleneck',
    ].join('\n'),
  );
};

try {
  const { demand, prices, simulated } = read(process.argv.slice(2));
  for (const factor of factors) {
    const { ordersPerDay, visitsPerDay } = demand;
    const many = { ...demand, ordersPerDay: ordersPerDay * factor, visitsPerDay: visitsPerDay * factor };
    print(factor, planFor(many), prices);
    if (simulated) printHour(simulate(many));
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  process.exitCode = 1;
}
