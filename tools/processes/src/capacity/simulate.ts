import { randomOf } from '@southline/platform/measure';
import { type ServiceName, serviceNames } from '../index.ts';
import { type Consumer, costs, mixedCosts, operations, stepsOfOrder, stepsOfVisit } from './costs.ts';
import { type Demand, type Plan, planFor, usedOfCore } from './model.ts';

/** Stations that a buyer waits for, in the order of a call. */
const onTheWay = ['bff', 'orders', 'payments', 'catalogue', 'locator', 'vouchers', 'mongo'] as const;
/** Stations that work after the answer. */
const afterwards = ['kafka', 'documents', 'notifications'] as const;
type Station = (typeof onTheWay)[number] | (typeof afterwards)[number];

export interface StationResult {
  readonly station: Station;
  /** Processes, or cores of a store. */
  readonly servers: number;
  /** The share of their time in the hour, and in its busiest minute. */
  readonly used: number;
  readonly usedInPeak: number;
  readonly p99WaitMs: number;
}

export interface Simulation {
  readonly visits: number;
  readonly orders: number;
  readonly stations: readonly StationResult[];
  /** Time of a whole purchase at all stations that the buyer waits for. */
  readonly p95OrderMs: number;
  /** From the order until its mail. */
  readonly p99PapersSeconds: number;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;

/**
 * Arrival times of an hour whose rate rises from 0 to twice the average at its middle and falls again. So its busiest minute
 * is the model's usual peak.
 */
const arrivals = (count: number, random: () => number): Float64Array => {
  const times = Float64Array.from({ length: count }, () => ((random() + random()) / 2) * hourMs);
  return times.sort();
};

const quantile = (values: Float64Array, share: number): number =>
  values.toSorted()[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Milliseconds of processor time that a visitor, or a buyer, needs at a station. */
const needOf = (station: Consumer, steps: typeof stepsOfVisit): number =>
  operations.reduce(
    (sum, operation) => sum + mixedCosts * (steps[operation] ?? 0) * (costs[operation][station] ?? 0),
    0,
  );

const serversOf = (station: Station, plan: Plan, mongoCores: number): number => {
  const process = plan.processes.find(({ name }) => name === (station as ServiceName));
  if (process) return process.pods;
  if (station === 'mongo') return plan.shards * mongoCores;
  return Math.max(1, Math.ceil(plan.kafkaCores / usedOfCore));
};

/**
 * Simulates the busiest hour: each visitor and buyer is one job, which waits at every station for a free server. Nothing returns to an
 * earlier station, so each station is simulated once, with the departures of the one before as arrivals.
 */
export const simulate = (demand: Demand, seed = 1, plan: Plan = planFor(demand)): Simulation => {
  const random = randomOf(seed);
  const inHour = (perDay: number) => Math.round(perDay * demand.busiestHour);
  const [visits, orders] = [inHour(demand.visitsPerDay), inHour(demand.ordersPerDay)];
  const arrived = arrivals(visits + orders, random);
  const isOrder = Uint8Array.from(arrived, () => Number(random() < orders / (visits + orders)));
  const at = arrived.slice();
  const results: StationResult[] = [];

  const pass = (station: Station) => {
    const needs = [needOf(station, stepsOfVisit), needOf(station, stepsOfOrder)] as const;
    const jobs = Array.from(at.keys()).filter((job) => (needs[isOrder[job] ?? 0] ?? 0) > 0);
    jobs.sort((one, other) => (at[one] ?? 0) - (at[other] ?? 0));
    const servers = serversOf(station, plan, demand.mongoCores);
    const free = new Float64Array(servers);
    const waits = new Float64Array(jobs.length);
    let [busy, busyInPeak] = [0, 0];
    jobs.forEach((job, nth) => {
      let first = 0;
      for (let each = 1; each < servers; each += 1) if ((free[each] ?? 0) < (free[first] ?? 0)) first = each;
      const arrival = at[job] ?? 0;
      const begin = Math.max(arrival, free[first] ?? 0);
      // Exponential, as the costs of single requests are spread.
      const work = -Math.log(1 - random()) * (needs[isOrder[job] ?? 0] ?? 0);
      free[first] = begin + work;
      at[job] = begin + work;
      waits[nth] = begin - arrival;
      busy += work;
      if (Math.abs(begin - hourMs / 2) < minuteMs / 2) busyInPeak += work;
    });
    results.push({
      station,
      servers,
      used: busy / (servers * hourMs),
      usedInPeak: busyInPeak / (servers * minuteMs),
      p99WaitMs: quantile(waits, 0.99),
    });
  };

  const sinceArrival = () =>
    Float64Array.from(arrived, (time, job) => (at[job] ?? 0) - time).filter((_, job) => isOrder[job]);
  for (const station of onTheWay) pass(station);
  const answered = sinceArrival();
  for (const station of afterwards) pass(station);
  return {
    visits,
    orders,
    stations: results,
    p95OrderMs: quantile(answered, 0.95),
    p99PapersSeconds: quantile(sinceArrival(), 0.99) / 1_000,
  };
};

/** Processes that the simulation leaves out, because no visit or order costs more than a millisecond there. */
export const leftOut = serviceNames.filter((name) => !([...onTheWay, ...afterwards] as string[]).includes(name));
