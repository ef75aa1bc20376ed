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

/** Rows of these parts in their order; three queries whatever their number. Unknown parts are left out. */
export const readPartRows = async (
  mongo: Mongo,
  snapshot: Snapshot,
  partNos: readonly string[],
  vehicle: VehicleDocument | undefined,
): Promise<PartRow[]> => {
  const needed = withChildren(snapshot, partNos);
  const [summaries, available, fitments] = await Promise.all([
    readSummaries(mongo, snapshot.generations, needed),
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
      const part = summaries.get(id);
      return part ? [row(part, childDepth)] : [];
    });
  return rows(partNos, 0);
};
