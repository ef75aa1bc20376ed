import type { Generations } from './generation.ts';
import type { PartSummary } from './part.ts';

/** A part as other services' indexes need it. */
export type ExportedPart = Pick<PartSummary, 'id' | 'partNo' | 'gmPartNo' | 'description' | 'categoryId'>;

export interface ExportReader {
  /** Parts behind `after`, by their id. */
  partsAfter(generations: Generations, after: string, limit: number): Promise<ExportedPart[]>;
}
