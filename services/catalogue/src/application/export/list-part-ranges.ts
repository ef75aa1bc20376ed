import { generationKey } from '../../domain/snapshot/generation.ts';
import type { Reading } from '../snapshot/reading.ts';

const smallest = 1_000;
const largest = 50_000;

export interface PartRanges {
  readonly generation: string;
  readonly pageTokens: string[];
}

/** The first ids of ranges of `size` parts, in the order of ListPublishedParts; from memory. */
export const listPartRanges =
  (catalogue: Reading['catalogue']) =>
  (size: number): PartRanges => {
    const { generations, parts } = catalogue.snapshot();
    const step = Math.min(Math.max(size, smallest), largest);
    const count = Math.ceil(parts.size / step);
    // A page token is the last part of the previous range.
    const pageTokens = Array.from({ length: count }, (_, at) => (at === 0 ? '' : parts.at(at * step - 1)));
    return { generation: generationKey(generations), pageTokens };
  };
