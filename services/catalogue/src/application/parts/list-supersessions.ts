import { noPart, type PartFacts } from '@southline/kernel/part-facts';
import { cleanse } from '@southline/kernel/part-number';
import { partFacts } from '../../domain/parts/part.ts';
import { orderability, type SupersessionKind } from '../../domain/parts/supersession.ts';
import type { Reading } from '../snapshot/reading.ts';

export interface SupersessionRow {
  readonly part: PartFacts;
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
    const factsOf = (id: string): PartFacts => {
      const summary = summaries.get(id);
      return summary ? partFacts(summary) : { ...noPart, cleansedPartNo: id, partNo: printed.get(id) ?? id };
    };
    const row = (partNo: string, step: Pick<SupersessionRow, 'supersededBy' | 'kind' | 'note'>): SupersessionRow => ({
      part: factsOf(partNo),
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
