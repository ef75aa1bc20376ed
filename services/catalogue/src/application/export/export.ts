import { DomainError } from '@southline/kernel/errors';
import type { ExportReader } from '../../domain/export/ports.ts';
import { generationKey } from '../../domain/snapshot/generation.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

const smallest = 1_000;
const largest = 50_000;

/** The first ids of ranges of `size` parts, in the order of ListPublishedParts; from memory. */
export const listPartRanges = (catalogue: Reading['catalogue']) => (size: number) => {
  const { generations, parts } = catalogue.snapshot();
  const step = Math.min(Math.max(size, smallest), largest);
  const count = Math.ceil(parts.size / step);
  // A page token is the last part of the previous range.
  const pageTokens = Array.from({ length: count }, (_, at) => (at === 0 ? '' : parts.at(at * step - 1)));
  return { generation: generationKey(generations), pageTokens };
};

const largestPage = 2_000;

const gone = (generation: string) =>
  new DomainError('not-found', 'GenerationGone', 'This generation is not the one that is served.', { generation });

/** Parts that fit vehicles come first; parts that are replaced, or used only inside a kit, come last. */
const rankOf = ({ parts, supersessions }: Snapshot, id: string): number => {
  const replaced = supersessions.from(id).some(({ kind }) => kind !== 'INTERCHANGE' && kind !== 'WHILE_STOCK');
  if (replaced || parts.parentOf(id) !== undefined) return 0;
  return parts.isFitted(id) ? 2 : 1;
};

/** One page of the served parts, by id. All pages of one export are of one generation; otherwise the call is refused. */
export const listPublishedParts =
  (catalogue: Reading['catalogue'], reader: ExportReader) =>
  async (request: { generation: string; pageSize: number; pageToken: string }) => {
    const snapshot = catalogue.snapshot();
    const generation = generationKey(snapshot.generations);
    if (request.generation !== '' && request.generation !== generation) throw gone(request.generation);
    const size = Math.min(Math.max(request.pageSize, 1), largestPage);
    const parts =
      snapshot.generations.parts === 0 ? [] : await reader.partsAfter(snapshot.generations, request.pageToken, size);
    return {
      generation,
      parts: parts.map((part) => ({
        ...part,
        category: snapshot.categories.name(part.categoryId),
        rank: rankOf(snapshot, part.id),
      })),
      /** Empty on the last page. */
      nextPageToken: parts.length < size ? '' : (parts.at(-1)?.id ?? ''),
    };
  };
