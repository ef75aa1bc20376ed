import type { PartRow } from '../../domain/parts/part-row.ts';
import { matchOf } from '../../domain/search/match.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Rows that say what was found: `typed` are the cleansed numbers that the query may hold. */
export const explained = async (
  { read, supersessions }: Pick<Snapshot, 'read' | 'supersessions'>,
  typed: readonly string[],
  rows: readonly PartRow[],
): Promise<PartRow[]> => {
  const others = typed.length > 0 ? await read.otherNumbers(rows.map(({ id }) => id)) : new Map();
  return rows.map((row) => {
    const { oeNumbers = [], interchange = [] } = others.get(row.id) ?? {};
    const replaces = (number: string) => supersessions.successors(number).includes(row.id);
    return { ...row, matched: matchOf(typed, { id: row.id, oeNumbers, interchange, replaces }) };
  });
};
