import { createNumberIndex } from '../domain/number-index.ts';
import type { PartEntry } from '../domain/part.ts';
import { ordinalIn } from './ordinal-in.ts';

/** What every request needs to know of every part, held in memory for one generation. */
export interface PartDirectory {
  readonly size: number;
  has(partNo: string): boolean;
  /** Place of a part in the order of numbers; -1 for unknown parts. */
  ordinalOf(partNo: string): number;
  /** The part at a place; empty past the last. */
  at(ordinal: number): string;
  /** Empty for unknown parts. */
  categoryOf(partNo: string): string;
  /** The kit that a part belongs to. */
  parentOf(partNo: string): string | undefined;
  childrenOf(partNo: string): readonly string[];
  /** Parts in a category itself. */
  count(categoryIds: readonly string[]): number;
  readonly own: PartNumbers;
  /** Maker's numbers, GM numbers among them. */
  readonly oe: PartNumbers;
  readonly interchange: PartNumbers;
}

/** Finds parts by one kind of number; answers cleansed part numbers. */
export interface PartNumbers {
  find(wanted: string): Readonly<Record<'exact' | 'prefix' | 'infix', readonly string[]>>;
  /** Parts whose number is one typing mistake away; none for short numbers. */
  near(wanted: string): readonly string[];
}

const partNumbers = (numbers: readonly string[], partAt: (entry: number) => string): PartNumbers => {
  const index = createNumberIndex(numbers);
  return {
    find: (wanted) => {
      const { exact, prefix, infix } = index.find(wanted);
      return { exact: exact.map(partAt), prefix: prefix.map(partAt), infix: infix.map(partAt) };
    },
    near: (wanted) => index.near(wanted).map(partAt),
  };
};

/** Collects parts that come sorted by number. */
export const directoryBuilder = () => {
  const ids: string[] = [];
  const categories: number[] = [];
  const ordinals = new Map<string, number>();
  const counts = new Map<string, number>();
  const parents = new Map<string, string>();
  const children = new Map<string, { partNo: string; position: number }[]>();
  const others = {
    oe: { numbers: [] as string[], parts: [] as number[] },
    interchange: { numbers: [] as string[], parts: [] as number[] },
  };

  const find = (partNo: string): number => ordinalIn(ids, partNo);

  return {
    add({ id, categoryId, parent, childPosition, oeNumbers, interchange }: PartEntry): void {
      const ordinal = ids.push(id) - 1;
      if (!ordinals.has(categoryId)) ordinals.set(categoryId, ordinals.size);
      categories.push(ordinals.get(categoryId) ?? 0);
      counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
      if (parent) {
        parents.set(id, parent);
        const siblings = children.get(parent);
        if (siblings) siblings.push({ partNo: id, position: childPosition });
        else children.set(parent, [{ partNo: id, position: childPosition }]);
      }
      for (const number of oeNumbers) others.oe.parts[others.oe.numbers.push(number) - 1] = ordinal;
      for (const number of interchange) others.interchange.parts[others.interchange.numbers.push(number) - 1] = ordinal;
    },
    build(): PartDirectory {
      const categoryIds = [...ordinals.keys()];
      const categoryAt = Uint16Array.from(categories);
      for (const siblings of children.values()) siblings.sort((a, b) => a.position - b.position);
      const kits = new Map([...children].map(([kit, list]) => [kit, list.map(({ partNo }) => partNo)]));
      const at = (ordinal: number | undefined) => ids[ordinal ?? -1] ?? '';
      const other = ({ numbers, parts }: (typeof others)['oe']) => {
        const partAt = Uint32Array.from(parts);
        return partNumbers(numbers, (entry) => at(partAt[entry]));
      };
      return {
        size: ids.length,
        has: (partNo) => find(partNo) !== -1,
        ordinalOf: find,
        at,
        categoryOf: (partNo) => categoryIds[categoryAt[find(partNo)] ?? -1] ?? '',
        parentOf: (partNo) => parents.get(partNo),
        childrenOf: (partNo) => kits.get(partNo) ?? [],
        count: (wanted) => wanted.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
        own: partNumbers(ids, at),
        oe: other(others.oe),
        interchange: other(others.interchange),
      };
    },
  };
};
