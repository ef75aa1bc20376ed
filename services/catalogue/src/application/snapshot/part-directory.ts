import { countTexts, placeOf, textAt } from '@southline/search/packed-texts';
import { LRUCache } from 'lru-cache';
import { createNumberIndex } from '../../domain/search/number-index.ts';
import { type DirectoryData, noKit, type OtherNumbers } from '../../domain/search/part-index.ts';

/** Finds parts by one kind of number; returns cleansed part numbers. */
export interface PartNumbers {
  find(wanted: string): Readonly<Record<'exact' | 'prefix' | 'infix', readonly string[]>>;
  /** Parts whose number differs by one typing mistake; none for short numbers. */
  near(wanted: string): readonly string[];
}

/** Lists of several categories in memory; together they are hardly more than all parts. */
const cachedLists = 50;

/** Positions of parts by the position of their kit, in the kit's order. */
const childrenByKit = ({ kits, positions }: DirectoryData): ReadonlyMap<number, readonly number[]> => {
  const children = new Map<number, number[]>();
  for (const [ordinal, kit] of kits.entries()) {
    if (kit === noKit) continue;
    const siblings = children.get(kit);
    if (siblings) siblings.push(ordinal);
    else children.set(kit, [ordinal]);
  }
  for (const siblings of children.values()) siblings.sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  return children;
};

export const createPartDirectory = (data: DirectoryData) => {
  const { ids, byNumber, categoryIds, categories, kits, fitted } = data;
  const at = (ordinal: number) => textAt(ids, ordinal);
  const find = (partNo: string) => placeOf(ids, partNo);
  const children = childrenByKit(data);
  const counts = new Uint32Array(categoryIds.length);
  for (const category of categories) counts[category] = (counts[category] ?? 0) + 1;
  const lists = Array.from(counts, (count) => new Uint32Array(count));
  const ends = new Uint32Array(categoryIds.length);
  const positions = new Uint32Array(byNumber.length);
  for (const [position, ordinal] of byNumber.entries()) {
    positions[ordinal] = position;
    const category = categories[ordinal] ?? 0;
    const end = ends[category] ?? 0;
    lists[category]?.fill(ordinal, end, end + 1);
    ends[category] = end + 1;
  }
  const byCategory = new Map(categoryIds.map((id, place) => [id, lists[place]]));
  const kitAt = (ordinal: number): number => {
    const kit = kits[ordinal];
    return kit === undefined || kit === noKit ? -1 : kit;
  };
  // Some lists are requested often. Keeping the same array lets `perList` reuse the results computed from it.
  const several = new LRUCache<string, Uint32Array>({ max: cachedLists });
  const inSeveral = (wanted: readonly string[]): Uint32Array => {
    const key = wanted.join('\n');
    const known = several.get(key);
    if (known) return known;
    const all = Uint32Array.from(wanted.flatMap((id) => [...(byCategory.get(id) ?? [])]));
    several.set(key, all);
    return all;
  };

  const partNumbers = (
    numbers: DirectoryData['ids'],
    postings: DirectoryData['own'],
    ordinalAt: (entry: number) => number,
  ): PartNumbers => {
    const index = createNumberIndex(numbers, postings);
    const partAt = (entry: number) => at(ordinalAt(entry));
    const place = (ordinal: number) => positions[ordinal] ?? 0;
    const inOrder = (entries: readonly number[]) =>
      entries
        .map(ordinalAt)
        .sort((a, b) => place(a) - place(b))
        .map(at);
    return {
      find: (wanted) => {
        const { exact, prefix, infix } = index.find(wanted);
        return { exact: exact.map(partAt), prefix: inOrder(prefix), infix: inOrder(infix) };
      },
      near: (wanted) => index.near(wanted).map(partAt),
    };
  };
  const others = ({ numbers, parts, ...postings }: OtherNumbers) =>
    partNumbers(numbers, postings, (entry) => parts[entry] ?? -1);

  return {
    size: countTexts(ids),
    has: (partNo: string) => find(partNo) !== -1,
    /** Position of a part in the order of ids; -1 for unknown parts. */
    ordinalOf: find,
    /** All parts, in the natural order of their numbers. */
    order: { ordinals: byNumber, positions },
    /** The part at a position; empty past the last. */
    at,
    /** Empty for unknown parts. */
    categoryOf: (partNo: string) => categoryIds[categories[find(partNo)] ?? -1] ?? '',
    categoryAt: (ordinal: number) => categoryIds[categories[ordinal] ?? -1] ?? '',
    /** Positions of the parts that are directly in these categories: category by category, in the natural order of numbers. */
    inCategories: (wanted: readonly string[]) =>
      (wanted.length === 1 ? byCategory.get(wanted[0] ?? '') : undefined) ?? inSeveral(wanted),
    /** The position of the kit that a part belongs to; -1 for none. */
    kitAt,
    /** The kit that a part belongs to. */
    parentOf: (partNo: string): string | undefined => {
      const kit = kitAt(find(partNo));
      return kit === -1 ? undefined : at(kit);
    },
    childrenOf: (partNo: string): readonly string[] => (children.get(find(partNo)) ?? []).map(at),
    /** Whether a part has fitments on any vehicle. */
    isFitted: (partNo: string) => fitted[find(partNo)] === 1,
    isFittedAt: (ordinal: number) => fitted[ordinal] === 1,
    /** The number of parts directly in a category. */
    count: (wanted: readonly string[]) => wanted.reduce((sum, id) => sum + (byCategory.get(id)?.length ?? 0), 0),
    own: partNumbers(ids, data.own, (entry) => entry),
    /** Maker's numbers, including GM numbers. */
    oe: others(data.oe),
    interchange: others(data.interchange),
  };
};

/** Facts about every part that each request needs, in memory for one generation. */
export type PartDirectory = ReturnType<typeof createPartDirectory>;
