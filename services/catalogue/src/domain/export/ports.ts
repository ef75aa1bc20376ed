import type { PartFacts } from '@southline/kernel/part-facts';
import type { PartSummary } from '../parts/part.ts';
import type { Generations } from '../snapshot/generation.ts';

/** A part as other services' indexes need it. */
export type ExportedPart = Pick<PartSummary, 'id' | 'categoryId'> & { readonly part: PartFacts };

export interface ExportReader {
  /** Parts after the id `after`, in the order of ids. */
  partsAfter(generations: Generations, after: string, limit: number): Promise<ExportedPart[]>;
}
