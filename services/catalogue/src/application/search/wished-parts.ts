import { noPrice } from '../../domain/lists/part-facts.ts';
import { piecesOf } from '../../domain/search/everyday.ts';
import type { Size } from '../../domain/search/sizes.ts';
import type { Preference, Wish } from '../../domain/search/wishes.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

type Facts = Pick<Snapshot, 'facts' | 'parts'>;

const hasAny = ({ facts: { starts, entries } }: Facts, ordinal: number, places: ReadonlySet<number>): boolean => {
  const end = starts[ordinal + 1] ?? 0;
  for (let at = starts[ordinal] ?? 0; at < end; at += 1) if (places.has(entries[at] ?? -1)) return true;
  return false;
};

/** Parts with every size. A size that no part has together with the others is left out. */
export const ofSizes = (
  snapshot: Facts,
  ordinals: Uint32Array,
  sizes: readonly Size[],
): { readonly ordinals: Uint32Array; readonly leftOut: readonly Size[] } => {
  let kept = ordinals;
  const leftOut: Size[] = [];
  for (const size of sizes) {
    const fitting = kept.filter((ordinal) => hasAny(snapshot, ordinal, size.places));
    if (fitting.length > 0) kept = fitting;
    else if (kept.length > 0) leftOut.push(size);
  }
  return { ordinals: kept, leftOut };
};

/** The first hits decide which kind of part a wish is about. */
const considered = 10;

/** The rank of a part by a preference, from 0; equal parts stay in their order. */
const rankBy = (snapshot: Facts, preference: Preference): ((ordinal: number) => number) => {
  const { facts } = snapshot;
  if (preference.by === 'price') {
    return (ordinal) => facts.prices[ordinal] ?? noPrice;
  }
  const { name, values } = preference;
  const places = values.map((value) => new Set([facts.valueAt(name, value)]));
  return (ordinal) => {
    const rank = places.findIndex((place) => hasAny(snapshot, ordinal, place));
    return rank === -1 ? places.length : rank;
  };
};

/**
 * Categories of the kind that a wish is about: those below the top category of the first hit if it is called like the head
 * ("battery"), otherwise those of the first hits.
 */
const wishedCategories = (
  { categories, parts }: Pick<Snapshot, 'categories' | 'parts'>,
  ordinals: Uint32Array,
  head: string | undefined,
): ReadonlySet<string> => {
  const first = Array.from(ordinals.subarray(0, considered), parts.categoryAt);
  const [top] = categories.path(first[0] ?? '').slice(-1);
  const isNamed = top !== undefined && piecesOf(categories.name(top)).at(-1) === head;
  return new Set(isNamed ? categories.withDescendants(top) : first);
};

/** Orders the parts of the kind that was found first by the wishes, the earlier wish first. */
export const byWishes = (
  snapshot: Facts & Pick<Snapshot, 'categories'>,
  ordinals: Uint32Array,
  { wishes, head }: { readonly wishes: readonly Wish[]; readonly head: string | undefined },
): Uint32Array => {
  if (wishes.length === 0 || ordinals.length === 0) return ordinals;
  const { categoryAt } = snapshot.parts;
  const kinds = wishedCategories(snapshot, ordinals, head);
  const wanted = ordinals.filter((ordinal) => kinds.has(categoryAt(ordinal)));
  const others = ordinals.filter((ordinal) => !kinds.has(categoryAt(ordinal)));
  const preferences = wishes.flatMap(({ order }) => order);
  const keys = preferences.map((preference) => {
    const rank = rankBy(snapshot, preference);
    return new Map(Array.from(wanted, (ordinal) => [ordinal, rank(ordinal)]));
  });
  const sorted = Array.from(wanted).sort((a, b) => {
    for (const ranks of keys) {
      const difference = (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return Uint32Array.from([...sorted, ...others]);
};
