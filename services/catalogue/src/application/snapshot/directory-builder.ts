import { naturalKey } from '@southline/kernel/natural-order';
import { growingList } from '@southline/search/growing-list';
import { packTexts } from '@southline/search/packed-texts';
import type { PartEntry } from '../../domain/parts/part.ts';
import { numberPostings } from '../../domain/search/number-index.ts';
import { type DirectoryData, noKit, type OtherNumbers } from '../../domain/search/part-index.ts';

/** Index of an id in a sorted list; -1 if absent. */
const ordinalIn = (ids: readonly string[], wanted: string): number => {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const known = ids[middle] ?? '';
    if (known === wanted) return middle;
    if (known < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

/** Collects numbers of one kind with the positions of their parts. */
const otherNumbers = () => {
  const numbers: string[] = [];
  const parts = growingList();
  return {
    add: (list: readonly string[], ordinal: number) => {
      for (const number of list) {
        numbers.push(number);
        parts.push(ordinal);
      }
    },
    build: (): OtherNumbers => {
      const packed = packTexts(numbers);
      return { numbers: packed, parts: parts.take(), ...numberPostings(packed) };
    },
  };
};

/** Collects parts in the order of their ids. */
export const directoryBuilder = () => {
  const ids: string[] = [];
  const keys: string[] = [];
  const categories = growingList();
  const categoryPlaces = new Map<string, number>();
  const kitIds = new Map<number, string>();
  const positions = growingList();
  const fitted = new Set<number>();
  const [oe, interchange] = [otherNumbers(), otherNumbers()];

  return {
    add({ id, partNo, categoryId, parent, childPosition, oeNumbers, interchange: replaced }: PartEntry): void {
      const ordinal = ids.push(id) - 1;
      keys.push(naturalKey(partNo));
      if (!categoryPlaces.has(categoryId)) categoryPlaces.set(categoryId, categoryPlaces.size);
      categories.push(categoryPlaces.get(categoryId) ?? 0);
      positions.push(childPosition);
      if (parent) kitIds.set(ordinal, parent);
      oe.add(oeNumbers, ordinal);
      interchange.add(replaced, ordinal);
    },
    ordinalOf: (id: string): number => ordinalIn(ids, id),
    /** Records that a part is listed for at least one vehicle. */
    fit: (ordinal: number) => void fitted.add(ordinal),
    build(): DirectoryData {
      const byKey = (a: number, b: number) =>
        keys[a] === keys[b] ? a - b : (keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1;
      const packed = packTexts(ids);
      const kits = new Uint32Array(ids.length).fill(noKit);
      for (const [ordinal, kit] of kitIds) {
        const place = ordinalIn(ids, kit);
        if (place !== -1) kits[ordinal] = place;
      }
      return {
        ids: packed,
        byNumber: Uint32Array.from(ids.keys()).sort(byKey),
        categoryIds: [...categoryPlaces.keys()],
        categories: Uint16Array.from(categories.values()),
        kits,
        positions: positions.take(),
        fitted: Uint8Array.from(ids, (_, ordinal) => Number(fitted.has(ordinal))),
        own: numberPostings(packed),
        oe: oe.build(),
        interchange: interchange.build(),
      };
    },
  };
};
