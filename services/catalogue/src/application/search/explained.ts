import type { PartRow } from '../../domain/parts/part-row.ts';
import { matchOf } from '../../domain/search/match.ts';
import { readOtherNumbers } from '../parts/read-cached.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Rows with the reason of the match: `typed` are the cleansed numbers that the query may contain. */
export const explained = async (
  snapshot: Pick<Snapshot, 'caches' | 'read' | 'supersessions'>,
  typed: readonly string[],
  rows: readonly PartRow[],
): Promise<PartRow[]> => {
  const others = typed.length > 0 ? await readOtherNumbers(snapshot)(rows.map(({ id }) => id)) : new Map();
  return rows.map((row) => {
    const { oeNumbers = [], interchange = [] } = others.get(row.id) ?? {};
    const replaces = (number: string) => snapshot.supersessions.successors(number).includes(row.id);
    return { ...row, matched: matchOf(typed, { id: row.id, oeNumbers, interchange, replaces }) };
  });
};
