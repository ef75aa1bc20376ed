import { cleanse } from '@southline/kernel/part-number';
import { partNotFound } from '../../domain/errors.ts';
import type { FoundPart } from '../../domain/parts/found-part.ts';
import type { PartDetail } from '../../domain/parts/part.ts';
import type { PartRow } from '../../domain/parts/part-row.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { type FollowingStock, followingStock } from '../stock/following-stock.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { alternativeTo } from './alternative-to.ts';
import { readListRows, readRows, selectParts } from './part-rows.ts';
import { readDetails, readOtherNumbers, readSummaries } from './read-cached.ts';
import { sameUse } from './same-use.ts';

/** The data for drawing a part's picture. */
export const getPartDrawing =
  ({ catalogue }: Reading) =>
  async (number: string): Promise<Pick<PartDetail, 'family' | 'attributes' | 'drawingHash'>> => {
    const partNo = cleanse(number);
    const part = (await catalogue.snapshot().read.details([partNo])).get(partNo);
    if (!part) throw partNotFound(number);
    return part;
  };

const shownAlternatives = 6;

const isShort = ({ orderable, available, minQty }: PartRow): boolean => orderable && available < minQty;

/** Everything except the alternative part. */
const readPart = async (
  reading: Reading,
  snapshot: Snapshot,
  { partNo, vehicle }: { readonly partNo: string; readonly vehicle: Vehicle | undefined },
): Promise<FoundPart> => {
  const {
    rows: [row],
    parts,
  } = await readRows(reading, snapshot, { partNos: [partNo], vehicle, read: readDetails(snapshot) });
  const detail = parts.get(partNo);
  if (!row || !detail) throw partNotFound(partNo);
  const [numbers, alike] = await Promise.all([readOtherNumbers(snapshot)([partNo]), sameUse(snapshot, partNo)]);
  const others = numbers.get(partNo) ?? { oeNumbers: [], interchange: [] };
  const rowsAlike = await readListRows(reading, snapshot, alike, vehicle);
  const { categories } = snapshot;
  return {
    row,
    detail,
    others,
    alternative: '',
    trail: categories
      .path(detail.categoryId)
      .map((id) => ({ id, name: categories.name(id) }))
      .reverse(),
    alternatives: rowsAlike
      .filter(({ orderable, fit }) => orderable && fit !== 'DoesNotFit')
      .sort((a, b) => a.priceCents - b.priceCents)
      .slice(0, shownAlternatives),
  };
};

/** Added after the cache, because the alternative depends on the stock of parts that are not shown. */
const withAlternative = async (reading: Reading, snapshot: Snapshot, found: FoundPart): Promise<FoundPart> => {
  const instead = await alternativeTo(reading, snapshot, found.row.id, found.others);
  const printed = instead && (await readSummaries(snapshot)([instead])).get(instead)?.partNo;
  return printed ? { ...found, alternative: printed } : found;
};

/** Reads the stock of the part and of its substitutes in one query. */
const keepPart = async (reading: Reading, snapshot: Snapshot, partNo: string): Promise<FollowingStock<FoundPart>> => {
  const { counted } = selectParts(snapshot, [partNo, ...(await sameUse(snapshot, partNo))]);
  return followingStock(counted, (available) =>
    readPart({ ...reading, stock: { available: async () => available } }, snapshot, { partNo, vehicle: undefined }),
  );
};

/** One part by number in any spelling, with its specification. */
export const getPart =
  (reading: Reading) =>
  async (query: { readonly partNo: string; readonly vehicleSlug: string }): Promise<FoundPart> => {
    const snapshot = reading.catalogue.snapshot();
    const partNo = cleanse(query.partNo);
    if (!snapshot.parts.has(partNo)) throw partNotFound(query.partNo);
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    const kept = async () =>
      (await snapshot.caches.foundParts.get(partNo, () => keepPart(reading, snapshot, partNo)))(reading.stock);
    const found = await (vehicle ? readPart(reading, snapshot, { partNo, vehicle }) : kept());
    return isShort(found.row) ? withAlternative(reading, snapshot, found) : found;
  };
