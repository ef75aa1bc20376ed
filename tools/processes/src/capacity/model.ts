import { usualPartitions } from '../../../topics/src/config.ts';
import { type ServiceName, serviceNames, services } from '../index.ts';
import { fewestPods, targetMillicores } from '../scaling.ts';
import { bytesOfOrder, type Consumer, costs, mixedCosts, operations, stepsOfOrder, stepsOfVisit } from './costs.ts';

export interface Demand {
  readonly ordersPerDay: number;
  readonly visitsPerDay: number;
  /** The share of a day's visits and orders in its busiest hour. */
  readonly busiestHour: number;
  /** The rate of the busiest minute divided by the average of its hour. */
  readonly peak: number;
  /** Cores of the largest machine for a MongoDB server. */
  readonly mongoCores: number;
}

export const usualDemand = { busiestHour: 0.12, peak: 2, mongoCores: 16 } as const;

/** The share of a core that may be used. Stores too answer slowly above it. */
export const usedOfCore = targetMillicores / 1_000;
const secondsPerHour = 3_600;
const daysPerYear = 365;
const bytesPerGb = 1e9;

export interface ProcessNeed {
  readonly name: ServiceName;
  readonly cores: number;
  readonly pods: number;
  readonly mostPods: number;
  /** Memory limits of all pods. */
  readonly memoryGb: number;
}

export interface Bottleneck {
  readonly what: string;
  readonly needed: number;
  readonly limit: number;
  readonly remedy: string;
}

export interface Plan {
  readonly processes: readonly ProcessNeed[];
  readonly mongoCores: number;
  readonly kafkaCores: number;
  readonly redisCores: number;
  readonly shards: number;
  /** Partitions of every topic. A consumer needs at least as many partitions as it has pods. */
  readonly partitions: number;
  /** Size of MongoDB's data after a year of this many orders. */
  readonly mongoGb: number;
  /** The stations that limit the load, in the order in which growing load reaches their limits. */
  readonly bottlenecks: readonly Bottleneck[];
}

/** Milliseconds of processor time of a process for these visits without a purchase, and for these purchases. */
export const workOf = (name: Consumer, visits: number, orders: number): number =>
  operations.reduce((sum, operation) => {
    const times = visits * (stepsOfVisit[operation] ?? 0) + orders * (stepsOfOrder[operation] ?? 0);
    return sum + times * mixedCosts * (costs[operation][name] ?? 0);
  }, 0);

/** Cores that a process or store needs in the busiest minute. */
const coresOf = (name: Consumer, demand: Demand): number => {
  const { ordersPerDay, visitsPerDay, busiestHour, peak } = demand;
  const perSecond = (perDay: number) => (perDay * busiestHour * peak) / secondsPerHour;
  return workOf(name, perSecond(visitsPerDay), perSecond(ordersPerDay)) / 1_000;
};

const gbOf = (limit: string): number => {
  const [, amount = '0', unit] = /^(\d+)(Mi|Gi)$/.exec(limit) ?? [];
  return Number(amount) * (unit === 'Gi' ? 1 : 1 / 1_024);
};

const needOf = (name: ServiceName, demand: Demand): ProcessNeed => {
  const { resources, scaling } = services[name];
  const cores = coresOf(name, demand);
  const pods = Math.max(fewestPods, Math.ceil(cores / usedOfCore));
  return { name, cores, pods, mostPods: scaling.most, memoryGb: pods * gbOf(resources.limit) };
};

/** The fewest machines that keep the use below `usedOfCore`. */
const machines = (cores: number, each: number): number => Math.max(1, Math.ceil(cores / (each * usedOfCore)));

export const planFor = (demand: Demand): Plan => {
  const processes = serviceNames.map((name) => needOf(name, demand));
  const mongoCores = coresOf('mongo', demand);
  const redisCores = coresOf('redis', demand);
  const consumers = processes.filter(({ name }) => services[name].stores.includes('kafka'));
  const partitions = Math.max(usualPartitions, ...consumers.map(({ pods }) => pods));
  const limits: Bottleneck[] = [
    ...processes.map(({ name, pods, mostPods }) => ({
      what: `pods of ${name}`,
      needed: pods,
      limit: mostPods,
      remedy: `raise \`scaling.most\` in services/${name}/process.ts`,
    })),
    { what: 'partitions of a topic', needed: partitions, limit: usualPartitions, remedy: 'raise `TOPIC_PARTITIONS`' },
    {
      what: 'cores of the MongoDB primary',
      needed: mongoCores,
      limit: demand.mongoCores * usedOfCore,
      remedy: 'a larger machine, a cluster for each service, then shards',
    },
    { what: 'cores of Redis', needed: redisCores, limit: usedOfCore, remedy: 'Redis Cluster' },
  ];
  return {
    processes,
    mongoCores,
    kafkaCores: coresOf('kafka', demand),
    redisCores,
    shards: machines(mongoCores, demand.mongoCores),
    partitions,
    mongoGb: (demand.ordersPerDay * daysPerYear * bytesOfOrder) / bytesPerGb,
    bottlenecks: limits
      .filter(({ needed, limit }) => needed > limit)
      .sort((one, other) => other.needed / other.limit - one.needed / one.limit),
  };
};

export interface Prices {
  readonly coreMonth: number;
  readonly gbMonth: number;
  readonly diskGbMonth: number;
}

/** MongoDB and Kafka keep three copies. */
const copies = 3;

/** Money a month, for cores and memory of the pods, cores of the stores and disks of MongoDB. */
export const costOf = (plan: Plan, prices: Prices): number => {
  const podCores = plan.processes.reduce((sum, { cores, pods }) => sum + Math.max(cores / usedOfCore, pods * 0.1), 0);
  const storeCores = ((plan.mongoCores + plan.kafkaCores) * copies + plan.redisCores * fewestPods) / usedOfCore;
  const memory = plan.processes.reduce((sum, { memoryGb }) => sum + memoryGb, 0);
  return (
    (podCores + storeCores) * prices.coreMonth + memory * prices.gbMonth + plan.mongoGb * copies * prices.diskGbMonth
  );
};
