import { matchOf } from '../domain/match.ts';
import type { PartRow } from '../domain/part-row.ts';
import type { Snapshot } from './snapshot.ts';

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
