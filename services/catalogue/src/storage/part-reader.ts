import type { Mongo } from '@southline/platform/mongo';
import { groupBy } from '../domain/group-by.ts';
import type { FitmentDocument, PartDocument } from './documents.ts';
import { type Generations, generationCollection } from './generations.ts';

/** A part as lists, carts and orders need it. */
export type PartSummary = Omit<
  PartDocument,
  'specifications' | 'attributes' | 'oeNumbers' | 'interchange' | 'parent' | 'childPosition'
>;

export type VehicleFitment = Pick<FitmentDocument, 'part' | 'qty' | 'position' | 'note'>;

const notInSummary = { specifications: 0, attributes: 0, oeNumbers: 0, interchange: 0, parent: 0, childPosition: 0 };
const notInDetail = { oeNumbers: 0, interchange: 0 };

export type PartDetail = Omit<PartDocument, 'oeNumbers' | 'interchange'>;

const byIds = (partNos: readonly string[]) => ({ _id: { $in: [...partNos] } });

/** By cleansed number; unknown ones are left out. */
export const readSummaries = async (
  mongo: Mongo,
  { parts }: Generations,
  partNos: readonly string[],
): Promise<Map<string, PartSummary>> => {
  if (partNos.length === 0) return new Map();
  const rows = await generationCollection(mongo, 'parts', parts)
    .find(byIds(partNos), { projection: notInSummary })
    .toArray();
  return new Map(rows.map((row) => [row._id, row]));
};

/** With what a drawing and a specification are made from. */
export const readDetails = async (
  mongo: Mongo,
  { parts }: Generations,
  partNos: readonly string[],
): Promise<Map<string, PartDetail>> => {
  if (partNos.length === 0) return new Map();
  const rows = await generationCollection(mongo, 'parts', parts)
    .find(byIds(partNos), { projection: notInDetail })
    .toArray();
  return new Map(rows.map((row) => [row._id, row]));
};

/** Numbers of the parts in any of the categories, in order. */
export const readCategoryParts = async (
  mongo: Mongo,
  { parts }: Generations,
  categoryIds: readonly string[],
  limit: number,
): Promise<string[]> => {
  const rows = await generationCollection(mongo, 'parts', parts)
    .find({ categoryId: { $in: [...categoryIds] } }, { projection: { _id: 1 }, hint: 'category' })
    .sort({ categoryId: 1, _id: 1 })
    .limit(limit)
    .toArray();
  return rows.map(({ _id }) => _id);
};

/** Fitments of some parts on one vehicle, by part. */
export const readFitmentsOn = async (
  mongo: Mongo,
  { fitments }: Generations,
  vehicleId: string,
  partNos: readonly string[],
): Promise<Map<string, VehicleFitment[]>> => {
  if (partNos.length === 0) return new Map();
  const rows = await generationCollection(mongo, 'fitments', fitments)
    .find({ vehicles: vehicleId, part: { $in: [...partNos] } }, { projection: { vehicles: 0 }, hint: 'vehicle' })
    .toArray();
  return groupBy<VehicleFitment, string>(rows, ({ part }) => part);
};

/** Numbers of all parts on a vehicle. */
export const readPartsOn = async (mongo: Mongo, { fitments }: Generations, vehicleId: string): Promise<string[]> => {
  const rows = await generationCollection(mongo, 'fitments', fitments)
    .find({ vehicles: vehicleId }, { projection: { _id: 0, part: 1 }, hint: 'vehicle' })
    .toArray();
  return [...new Set(rows.map(({ part }) => part))];
};
