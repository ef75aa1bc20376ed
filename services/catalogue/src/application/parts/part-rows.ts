import { holds } from '../../domain/lists/vehicle-parts.ts';
import { type FitmentOnVehicle, fitVerdict } from '../../domain/parts/fit.ts';
import { type PartSummary, partFacts } from '../../domain/parts/part.ts';
import { maxChildDepth, type PartRow } from '../../domain/parts/part-row.ts';
import { stockLevel } from '../../domain/parts/stock-level.ts';
import { orderability } from '../../domain/parts/supersession.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { partsOnVehicle } from './parts-on-vehicle.ts';
import { readSummaries } from './read-cached.ts';

/** The parts and their components, down to the displayed depth. */
const withChildren = (snapshot: Snapshot, partNos: readonly string[]): string[] => {
  const all = new Set(partNos);
  let level: readonly string[] = partNos;
  for (let depth = 0; depth < maxChildDepth; depth += 1) {
    level = level.flatMap((partNo) => snapshot.parts.childrenOf(partNo));
    for (const partNo of level) all.add(partNo);
  }
  return [...all];
};

/** The parts to show, and the parts whose data their rows need. */
export interface Selection {
  readonly partNos: readonly string[];
  /** The parts and their components. */
  readonly needed: readonly string[];
  /** The parts, their components and the successors of both. Their stock affects the rows. */
  readonly counted: readonly string[];
}

export const selectParts = (snapshot: Snapshot, partNos: readonly string[]): Selection => {
  const needed = withChildren(snapshot, partNos);
  const successors = needed.flatMap((partNo) => snapshot.supersessions.successors(partNo));
  return { partNos, needed, counted: [...new Set([...needed, ...successors])] };
};

/** Rows of parts in the given order, and the data read for them and their components. Unknown parts are left out. */
export interface PartRows<Part> {
  readonly rows: PartRow[];
  readonly parts: ReadonlyMap<string, Part>;
}

export interface PartRowQuery<Part> {
  readonly partNos: readonly string[];
  readonly vehicle: Vehicle | undefined;
  /** Reads the parts: as summaries or in detail. */
  readonly read: (partNos: readonly string[]) => Promise<ReadonlyMap<string, Part>>;
}

/** The facts for rows that are not in the snapshot. */
export interface RowFacts {
  readonly parts: ReadonlyMap<string, PartSummary>;
  readonly available: ReadonlyMap<string, number>;
  /** Fitments on the chosen vehicle; undefined without one. */
  readonly fitments: ReadonlyMap<string, readonly FitmentOnVehicle[]> | undefined;
}

export const makeRows = (
  snapshot: Snapshot,
  partNos: readonly string[],
  { parts, available, fitments }: RowFacts,
): PartRow[] => {
  const { supersessions } = snapshot;
  const stateOf = (partNo: string) => ({ exists: snapshot.parts.has(partNo), available: available.get(partNo) ?? 0 });

  const row = (part: PartSummary, childDepth: number): PartRow => {
    const { id, categoryId } = part;
    const verdict = fitVerdict(fitments && (fitments.get(id) ?? []), snapshot.parts.isFitted(id));
    const { orderable, supersededBy } = orderability(supersessions, id, stateOf);
    return {
      id,
      part: partFacts(part),
      grade: part.grade,
      footnote: part.footnote,
      productNote: part.productNote,
      childPurpose: part.childPurpose,
      quantityPerVehicle: verdict.quantity,
      minQty: part.minQty,
      priceCents: part.priceCents,
      isFree: part.isFree,
      // A display-only part cannot be bought, so its stock must not be promised.
      stockLevel: orderable ? stockLevel(available.get(id) ?? 0, part.minQty) : 'None',
      fit: verdict.fit,
      fitNote: verdict.note,
      position: verdict.position,
      categoryId,
      categoryName: snapshot.categories.name(categoryId),
      childDepth,
      children: childDepth < maxChildDepth ? rows(snapshot.parts.childrenOf(id), childDepth + 1) : [],
      hasSupersessions: supersessions.has(id),
      orderable,
      supersededBy: supersededBy && supersessions.printed(supersededBy),
      family: part.family,
      keyAttributes: part.keyAttributes,
      available: orderable ? (available.get(id) ?? 0) : 0,
    };
  };
  const rows = (ids: readonly string[], childDepth: number): PartRow[] =>
    ids.flatMap((id) => {
      const part = parts.get(id);
      return part ? [row(part, childDepth)] : [];
    });
  return rows(partNos, 0);
};

/** Three queries for any number of parts. */
export const readRows = async <Part extends PartSummary>(
  { stock }: Reading,
  snapshot: Snapshot,
  { partNos, vehicle, read }: PartRowQuery<Part>,
): Promise<PartRows<Part>> => {
  const { needed, counted } = selectParts(snapshot, partNos);
  const listed = vehicle && partsOnVehicle(snapshot, vehicle);
  const [parts, available, fitments] = await Promise.all([
    read(needed),
    stock.available(counted),
    // Most parts of a list do not fit the vehicle. The list of its parts is in memory, so these need no query.
    listed &&
      snapshot.read.fitmentsOn(
        vehicle.id,
        needed.filter((partNo) => holds(listed, snapshot.parts.ordinalOf(partNo))),
      ),
  ]);
  return { rows: makeRows(snapshot, partNos, { parts, available, fitments }), parts };
};

/** Rows as lists show them. */
export const readListRows = async (
  reading: Reading,
  snapshot: Snapshot,
  partNos: readonly string[],
  vehicle: Vehicle | undefined,
): Promise<PartRow[]> => (await readRows(reading, snapshot, { partNos, vehicle, read: readSummaries(snapshot) })).rows;
