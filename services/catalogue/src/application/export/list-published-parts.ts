import { DomainError } from '@southline/kernel/errors';
import type { ExportedPart, ExportReader } from '../../domain/export/ports.ts';
import { generationKey } from '../../domain/snapshot/generation.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

export interface PublishedParts {
  readonly generation: string;
  readonly parts: readonly (ExportedPart & { readonly category: string; readonly rank: number })[];
  /** Empty on the last page. */
  readonly nextPageToken: string;
}

export const largestPage = 2_000;

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
  async (request: { generation: string; pageSize: number; pageToken: string }): Promise<PublishedParts> => {
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
      nextPageToken: parts.length < size ? '' : (parts.at(-1)?.id ?? ''),
    };
  };
