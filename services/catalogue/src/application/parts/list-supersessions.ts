import { cleanse } from '@southline/kernel/part-number';
import { orderability, type SupersessionKind } from '../../domain/parts/supersession.ts';
import type { Reading } from '../snapshot/reading.ts';

export interface SupersessionRow {
  readonly partNo: string;
  readonly gmPartNo: string;
  readonly description: string;
  /** Empty for the newest number. */
  readonly supersededBy: string;
  /** Empty for the newest number. */
  readonly kind: SupersessionKind | '';
  readonly note: string;
  readonly orderable: boolean;
}

/** All numbers of a part from its first to its newest, the oldest first; empty if the part never had another number. */
export const listSupersessions =
  (reading: Reading) =>
  async (number: string): Promise<SupersessionRow[]> => {
    const snapshot = reading.catalogue.snapshot();
    const { supersessions, parts, read } = snapshot;
    const steps = supersessions.around(cleanse(number));
    if (steps.length === 0) return [];
    const printed = new Map(
      steps.flatMap((step) => [[step.newNo, step.newPartNo] as const, [step.oldNo, step.oldPartNo] as const]),
    );
    printed.delete('');
    const successors = [...printed.keys()].flatMap((partNo) => supersessions.successors(partNo));
    const known = [...new Set([...printed.keys(), ...successors])];
    const [summaries, available] = await Promise.all([read.summaries(known), reading.stock.available(known)]);
    const stateOf = (partNo: string) => ({ exists: parts.has(partNo), available: available.get(partNo) ?? 0 });
    const row = (partNo: string, step: Pick<SupersessionRow, 'supersededBy' | 'kind' | 'note'>): SupersessionRow => ({
      partNo: summaries.get(partNo)?.partNo ?? printed.get(partNo) ?? partNo,
      gmPartNo: summaries.get(partNo)?.gmPartNo ?? '',
      description: summaries.get(partNo)?.description ?? '',
      orderable: orderability(supersessions, partNo, stateOf).orderable,
      ...step,
    });
    const olds = new Set(steps.map(({ oldNo }) => oldNo));
    const newest = [...printed.keys()].filter((partNo) => !olds.has(partNo));
    return [
      ...steps.map(({ oldNo, newPartNo, kind, note }) => row(oldNo, { supersededBy: newPartNo, kind, note })),
      ...newest.map((partNo) => row(partNo, { supersededBy: '', kind: '', note: '' })),
    ];
  };
