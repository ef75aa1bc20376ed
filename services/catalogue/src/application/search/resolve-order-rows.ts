import { cleanse } from '@southline/kernel/part-number';
import { foreignSign, readCode } from '@southline/kernel/typed-text';
import { invalid } from '../../domain/errors.ts';
import {
  judgeRow,
  type Match,
  mostChoices,
  offerChoices,
  offerOthers,
  type ResolvedRow,
} from '../../domain/parts/order-row.ts';
import { partsInPlaceOf } from '../parts/alternative-to.ts';
import { readListRows } from '../parts/part-rows.ts';
import { readOtherNumbers } from '../parts/read-cached.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { partsCalled, partsLike, partsNear, readNumber } from './part-numbers.ts';

const maxOrderRows = 200;
/** The limit per row, because many parts share some numbers. */
const othersLookedAt = 10;

/** The possible parts of a number, by id, and how their numbers compare with it. */
interface Hits {
  readonly ids: readonly string[];
  readonly match: Match;
}

const none: Hits = { ids: [], match: 'NEAR' };

const hitsOf = (snapshot: Snapshot, number: string): Hits => {
  if (snapshot.parts.has(number)) return { ids: [number], match: 'EXACT' };
  const called = partsCalled(snapshot, number);
  if (called.length > 0) return { ids: called.slice(0, mostChoices + 1), match: 'EXACT' };
  const like = partsLike(snapshot, number, mostChoices + 1).slice(0, mostChoices + 1);
  if (like.length > 0) return { ids: like, match: 'PARTIAL' };
  return { ids: partsNear(snapshot, number).slice(0, mostChoices), match: 'NEAR' };
};

/** The number of a typed row; empty if a letter or digit of it is none of a part number's. Without it, it is another number. */
const numberOf = (snapshot: Snapshot, partNo: string): string => {
  const code = readCode(partNo);
  return foreignSign(code) === undefined ? readNumber(snapshot, code) : '';
};

/** Adds equivalent parts in stock to rows with too little stock, reading all at once. */
const withOthers = async (
  reading: Reading,
  snapshot: Snapshot,
  resolved: ResolvedRow[],
  vehicle: Awaited<ReturnType<typeof findVehicle>>,
): Promise<ResolvedRow[]> => {
  const short = resolved.flatMap(({ state, part }) => (state === 'SHORT' && part ? [part.id] : []));
  if (short.length === 0) return resolved;
  const numbers = await readOtherNumbers(snapshot)([...new Set(short)]);
  const same = new Map(
    short.map((id) => {
      const { oeNumbers } = numbers.get(id) ?? { oeNumbers: [] };
      return [id, partsInPlaceOf(snapshot, id, oeNumbers).slice(0, othersLookedAt)];
    }),
  );
  const others = [...new Set([...same.values()].flat())];
  const rows = new Map((await readListRows(reading, snapshot, others, vehicle)).map((row) => [row.id, row]));
  return resolved.map((row) =>
    row.state === 'SHORT' && row.part
      ? {
          ...row,
          choices: offerOthers(
            (same.get(row.part.id) ?? []).flatMap((id) => rows.get(id) ?? []),
            row.quantity,
          ),
        }
      : row,
  );
};

/** Resolves up to 200 typed rows of an order, in their order. */
export const resolveOrderRows =
  (reading: Reading) =>
  async (query: {
    readonly rows: readonly { readonly partNo: string; readonly quantity: number }[];
    readonly vehicleSlug: string;
  }): Promise<ResolvedRow[]> => {
    if (query.rows.length > maxOrderRows) throw invalid('rows', `At most ${maxOrderRows} rows at a time.`);
    const snapshot = reading.catalogue.snapshot();
    const numbers = query.rows.map(({ partNo }) => numberOf(snapshot, partNo));
    const hits = numbers.map((number) => (number ? hitsOf(snapshot, number) : none));
    const named = hits.flatMap(({ ids }) => ids);
    const ids = [...new Set([...named, ...named.flatMap((id) => snapshot.supersessions.successors(id))])];
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    const rows = new Map((await readListRows(reading, snapshot, ids, vehicle)).map((row) => [row.id, row]));

    const resolved = query.rows.map(({ quantity }, index) => {
      const { ids: found, match } = hits[index] ?? none;
      const parts = found.flatMap((id) => rows.get(id) ?? []);
      const orderable = parts.filter((part) => part.orderable);
      const [only, ...others] = orderable.length > 0 ? orderable : parts;
      if (!only || others.length > 0 || match !== 'EXACT') return offerChoices(parts, quantity, match);
      const part = (only.orderable ? undefined : rows.get(cleanse(only.supersededBy))) ?? only;
      const older = [numbers[index] ?? '', only.id].some((id) =>
        snapshot.supersessions.successors(id).includes(part.id),
      );
      return judgeRow(part, quantity, older);
    });
    return withOthers(reading, snapshot, resolved, vehicle);
  };
