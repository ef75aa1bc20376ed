import { type LoadRows, loadRows } from './load-rows.ts';
import type { KindReport } from './rejects.ts';

/**
 * Reads and judges all rows before any of them is applied. A row whose key was read before is rejected. Memory grows with
 * the file.
 */
export const collectRows = async <T, Kind extends string>(
  options: Omit<LoadRows<T, Kind>, 'write'>,
  keyOf?: (value: T) => string,
): Promise<[KindReport<Kind>, T[]]> => {
  const values: T[] = [];
  const seen = new Set<string>();
  const isNew = (value: T): boolean => {
    if (!keyOf) return true;
    const before = seen.size;
    return seen.add(keyOf(value)).size > before;
  };
  const write = async (batch: readonly T[]) =>
    batch.flatMap((value, index) => {
      if (!isNew(value)) return [index];
      values.push(value);
      return [];
    });
  return [await loadRows<T, Kind>({ ...options, write }), values];
};
