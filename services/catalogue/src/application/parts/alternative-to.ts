import type { OtherNumbers } from '../../domain/parts/part.ts';
import { orderability } from '../../domain/parts/supersession.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The most candidates that are checked, because many parts may share a number. */
const maxCandidates = 50;

/** Cleansed numbers of parts that have the same maker's number or may replace the part. */
export const partsInPlaceOf = (
  { parts, supersessions }: Pick<Snapshot, 'parts' | 'supersessions'>,
  partNo: string,
  oeNumbers: readonly string[],
): string[] => {
  const either = supersessions.around(partNo).flatMap(({ oldNo, newNo }) => [newNo, oldNo]);
  const same = oeNumbers.flatMap((number) => parts.oe.find(number).exact);
  return [...new Set([...either, ...same])].filter((no) => no !== partNo && parts.has(no));
};

/**
 * The cleansed number of a part in stock that has the same maker's number or may replace the part; undefined if there is
 * none.
 */
export const alternativeTo = async (
  { stock }: Reading,
  snapshot: Pick<Snapshot, 'parts' | 'supersessions'>,
  partNo: string,
  { oeNumbers }: Pick<OtherNumbers, 'oeNumbers'>,
): Promise<string | undefined> => {
  const { parts, supersessions } = snapshot;
  const looked = partsInPlaceOf(snapshot, partNo, oeNumbers).slice(0, maxCandidates);
  if (looked.length === 0) return undefined;
  const available = await stock.available(looked);
  const stateOf = (no: string) => ({ exists: parts.has(no), available: available.get(no) ?? 0 });
  return looked.find((no) => stateOf(no).available > 0 && orderability(supersessions, no, stateOf).orderable);
};
