import type { Mongo } from '@southline/platform/mongo';
import { fitVerdict } from '../domain/fit.ts';
import { maxChildDepth, type PartRow } from '../domain/part-row.ts';
import { stockLevel } from '../domain/stock-level.ts';
import type { VehicleDocument } from '../storage/documents.ts';
import { type PartSummary, readFitmentsOn, readSummaries } from '../storage/part-reader.ts';
import { readAvailable } from '../storage/stock.ts';
import type { Snapshot } from './snapshot.ts';

/** The parts and everything in them, down to the depth that is shown. */
const withChildren = (snapshot: Snapshot, partNos: readonly string[]): string[] => {
  const all = new Set(partNos);
  let level: readonly string[] = partNos;
  for (let depth = 0; depth < maxChildDepth; depth += 1) {
    level = level.flatMap((partNo) => snapshot.parts.childrenOf(partNo));
    for (const partNo of level) all.add(partNo);
  }
  return [...all];
};

/** Reads parts by cleansed number; see `readSummaries` and `readDetails`. */
type ReadParts<Part> = (
  mongo: Mongo,
  generations: Snapshot['generations'],
  partNos: readonly string[],
) => Promise<Map<string, Part>>;

/** Rows of these parts in their order, and what was read of them and of what is in them; unknown parts are left out. */
export interface PartRows<Part> {
  readonly rows: PartRow[];
  readonly parts: ReadonlyMap<string, Part>;
}

/** Three queries whatever the number of parts. */
export const readPartRows = async (
  mongo: Mongo,
  snapshot: Snapshot,
  partNos: readonly string[],
  vehicle: VehicleDocument | undefined,
): Promise<PartRow[]> => (await readRowsWith(readSummaries)(mongo, snapshot, partNos, vehicle)).rows;

export const readRowsWith =
  <Part extends PartSummary>(readParts: ReadParts<Part>) =>
  async (
    mongo: Mongo,
    snapshot: Snapshot,
    partNos: readonly string[],
    vehicle: VehicleDocument | undefined,
  ): Promise<PartRows<Part>> => {
    const needed = withChildren(snapshot, partNos);
    const [parts, available, fitments] = await Promise.all([
      readParts(mongo, snapshot.generations, needed),
      readAvailable(mongo, needed),
      vehicle && readFitmentsOn(mongo, snapshot.generations, vehicle._id, needed),
    ]);

    const row = (part: PartSummary, childDepth: number): PartRow => {
      const { _id: id, categoryId } = part;
      const verdict = fitVerdict(fitments && (fitments.get(id) ?? []), snapshot.fitted.has(id));
      return {
        id,
        partNo: part.partNo,
        gmPartNo: part.gmPartNo,
        description: part.description,
        grade: part.grade,
        footnote: part.footnote,
        productNote: part.productNote,
        childPurpose: part.childPurpose,
        quantityPerVehicle: verdict.quantity,
        minQty: part.minQty,
        priceCents: part.priceCents,
        isFree: part.isFree,
        stockLevel: stockLevel(available.get(id) ?? 0, part.minQty),
        fit: verdict.fit,
        fitNote: verdict.note,
        categoryId,
        categoryName: snapshot.categories.name(categoryId),
        childDepth,
        children: childDepth < maxChildDepth ? rows(snapshot.parts.childrenOf(id), childDepth + 1) : [],
        hasSupersessions: snapshot.supersessions.has(id),
        family: part.family,
        keyAttributes: part.keyAttributes,
        drawingHash: part.drawingHash,
      };
    };
    const rows = (ids: readonly string[], childDepth: number): PartRow[] =>
      ids.flatMap((id) => {
        const part = parts.get(id);
        return part ? [row(part, childDepth)] : [];
      });
    return { rows: rows(partNos, 0), parts };
  };
