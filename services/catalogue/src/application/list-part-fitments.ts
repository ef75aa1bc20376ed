import { cleanse } from '@southline/kernel/part-number';
import { groupBy } from '../domain/group-by.ts';
import { yearRanges } from '../domain/year-ranges.ts';
import type { Reading } from './reading.ts';

export interface PartFitment {
  readonly make: string;
  readonly model: string;
  readonly series: string;
  readonly years: string;
  readonly variant: string;
  readonly note: string;
}

const maxFitments = 200;

const compare = (a: PartFitment, b: PartFitment): number =>
  a.make.localeCompare(b.make) ||
  a.model.localeCompare(b.model) ||
  a.series.localeCompare(b.series) ||
  a.variant.localeCompare(b.variant) ||
  b.years.localeCompare(a.years);

/** Vehicles that a part fits, years of one variant merged. */
export const listPartFitments =
  ({ catalogue }: Reading) =>
  async (partId: string): Promise<{ fitments: PartFitment[]; totalCount: number }> => {
    const rows = await catalogue.snapshot().read.fittedVehicles(cleanse(partId));
    const groups = groupBy(rows, ({ make, model, series, variant, note }) =>
      [make, model, series, variant, note].join('\n'),
    );
    const fitments = [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { make, model, series, variant, note } = first;
      return { make, model, series, years: yearRanges(group.map(({ year }) => year)), variant, note };
    });
    return { fitments: fitments.sort(compare).slice(0, maxFitments), totalCount: fitments.length };
  };
