import { gradeRank } from '../jobs/job.ts';
import type { PartFacts } from './part-facts.ts';
import { measuresOf } from './same-size.ts';

/** A part of one size. */
export interface SizedPart {
  readonly ordinal: number;
  /** The values that distinguish it from other parts of the size, two at most: the material, the colour. */
  readonly variant: readonly string[];
}

export interface Size {
  /** One for each column; empty if the parts have none. */
  readonly values: readonly string[];
  /** The plainest grade first. */
  readonly parts: readonly SizedPart[];
}

export interface SizeTable {
  /** Attributes that distinguish the sizes. */
  readonly columns: readonly string[];
  /** The plainest first; empty for parts without a grade. */
  readonly grades: readonly string[];
  /** In the order of their values, as people count them. */
  readonly sizes: readonly Size[];
}

/** The menu of the range is beside the table, and each grade has a column of its own. */
const mostColumns = 4;
const mostOfVariant = 2;

/** The values of a part by attribute: their positions. A length has two, in millimetres and in inches. */
type Own = ReadonlyMap<string, readonly number[]>;
interface Part {
  readonly ordinal: number;
  readonly own: Own;
}

const ownOf = ({ values, starts, entries }: PartFacts, ordinal: number): Own => {
  const own = new Map<string, number[]>();
  for (const place of entries.subarray(starts[ordinal], starts[ordinal + 1])) {
    const name = values[place]?.split('\t', 1)[0] ?? '';
    own.set(name, [...(own.get(name) ?? []), place]);
  }
  return own;
};

const keyOf = ({ own, ordinal }: Part): string => {
  const measures = measuresOf(own);
  return measures ? measures.map((name) => `${name} ${own.get(name)}`).join('\n') : `${ordinal}`;
};

/** Whether all parts have the same value, or none has one. */
const isShared = (parts: readonly Part[], name: string): boolean =>
  new Set(parts.map(({ own }) => String(own.get(name)))).size === 1;

/** Attributes in the order in which buyers name them: the measures of the sizes, then the others. */
const namesOf = (parts: readonly Part[]): string[] => [
  ...new Set([
    ...parts.flatMap(({ own }) => measuresOf(own) ?? []),
    ...parts.flatMap(({ own }) => [...own.keys()]).filter((name) => name !== ''),
  ]),
];

/** A column is equal within each size, differs between the sizes, and is filled in at least half of them. */
const columnsOf = (sizes: readonly (readonly Part[])[], names: readonly string[]): string[] =>
  names
    .filter((name) => {
      const values = sizes.map(([first]) => String(first?.own.get(name) ?? ''));
      const isFilled = values.filter((value) => value !== '').length * 2 >= sizes.length;
      const differs = sizes.length === 1 || new Set(values).size > 1;
      return isFilled && differs && sizes.every((parts) => isShared(parts, name));
    })
    .slice(0, mostColumns);

/** One row for each size of some parts, with the parts that are sold in it. A part without measures is a size of its own. */
export const sizeTable = (facts: PartFacts, ordinals: Iterable<number>): SizeTable => {
  const parts = Array.from(ordinals, (ordinal) => ({ ordinal, own: ownOf(facts, ordinal) }));
  const sizes = [...Map.groupBy(parts, keyOf).values()];
  const names = namesOf(parts);
  const columns = columnsOf(sizes, names);
  const gradeOf = ({ ordinal }: Part) => facts.gradeNames[facts.grades[ordinal] ?? 0] ?? '';
  const rank = (part: Part) => gradeRank(gradeOf(part));
  const textOf = ({ own }: Part, name: string) => (own.get(name) ?? []).map(facts.text).join(' / ');
  const order = (one: readonly Part[], other: readonly Part[]): number => {
    for (const name of columns) {
      const [a, b] = [one, other].map(([first]) => first?.own.get(name)?.[0] ?? facts.values.length);
      if (a !== b) return (a ?? 0) - (b ?? 0);
    }
    return 0;
  };
  return {
    columns,
    grades: [...new Set(parts.map(gradeOf))].toSorted((a, b) => gradeRank(a) - gradeRank(b)),
    sizes: sizes.toSorted(order).map((alike) => {
      const differing = names.filter((name) => !isShared(alike, name)).slice(0, mostOfVariant);
      const [first] = alike;
      return {
        values: columns.map((name) => (first ? textOf(first, name) : '')),
        parts: alike
          .toSorted((a, b) => rank(a) - rank(b) || (facts.prices[a.ordinal] ?? 0) - (facts.prices[b.ordinal] ?? 0))
          .map((part) => ({ ordinal: part.ordinal, variant: differing.flatMap((name) => textOf(part, name) || []) })),
      };
    }),
  };
};
