import { noPrice } from '../../domain/lists/part-facts.ts';
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

/** Orders the parts of the kind that was found first by the wishes, the earlier wish first. */
export const byWishes = (snapshot: Facts, ordinals: Uint32Array, wishes: readonly Wish[]): Uint32Array => {
  if (wishes.length === 0 || ordinals.length === 0) return ordinals;
  const { categoryAt } = snapshot.parts;
  const familyOf = (ordinal: number) => categoryAt(ordinal).split('--')[0];
  const families = new Set(Array.from(ordinals.subarray(0, considered), familyOf));
  const wanted = ordinals.filter((ordinal) => families.has(familyOf(ordinal)));
  const others = ordinals.filter((ordinal) => !families.has(familyOf(ordinal)));
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
