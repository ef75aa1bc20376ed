import { type Clock, dayMs, hourMs } from '@southline/kernel/clock';
import { cleanse } from '@southline/kernel/part-number';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import { pairsOf, retentionDays } from '../../domain/bought-together/pairs.ts';
import type { PairStore } from '../../domain/bought-together/ports.ts';
import type { PartRow } from '../../domain/parts/part-row.ts';
import { readListRows } from '../parts/part-rows.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';

const atOnce = 100;
/**
 * Orders are counted this long after their time, so that late events are included. Events that come even later are not
 * counted.
 */
const settledMs = hourMs;

/** Counts the parts of the next orders. Returns whether there are more. */
export const countPairs = (pairs: PairStore, clock: Clock) => async (): Promise<boolean> => {
  const now = clock.now().getTime();
  const from = (await pairs.countedUntil()) ?? new Date(now - retentionDays * dayMs);
  const sales = await pairs.sales(from, new Date(now - settledMs), atOnce);
  const last = sales.at(-1);
  if (!last) return false;
  await pairs.add(pairsOf(sales), from, last.at);
  return sales.length === atOnce;
};

/** Several processes may count at the same time: each order counts once. */
export const countingPairs = (pairs: PairStore, clock: Clock, logger: Logger): Background =>
  repeat('parts bought together', hourMs, logger, countPairs(pairs, clock));

const shown = 4;
/** Some are no longer sold or do not fit the vehicle. */
const mostRead = 4 * shown;

/** Parts that buyers usually order together with this one; with a vehicle only those that fit it. */
export const listBoughtTogether =
  (reading: Reading, pairs: PairStore) =>
  async (query: { readonly partNo: string; readonly vehicleSlug: string }): Promise<PartRow[]> => {
    const snapshot = reading.catalogue.snapshot();
    const [others, vehicle] = await Promise.all([
      pairs.boughtWith(cleanse(query.partNo), mostRead),
      findVehicle(snapshot, query.vehicleSlug),
    ]);
    const rows = await readListRows(reading, snapshot, others, vehicle);
    return rows.filter(({ orderable, fit }) => orderable && fit !== 'DoesNotFit').slice(0, shown);
  };
