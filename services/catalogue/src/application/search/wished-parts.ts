import { noPrice } from '../../domain/lists/part-facts.ts';
import { piecesOf } from '../../domain/search/everyday.ts';
import type { Size } from '../../domain/search/sizes.ts';
import type { Preference, Wish } from '../../domain/search/wishes.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

type Facts = Pick<Snapshot, 'facts' | 'parts'>;

const none = new Uint32Array(0);

const hasAny = ({ facts: { starts, entries } }: Facts, ordinal: number, places: ReadonlySet<number>): boolean => {
  const end = starts[ordinal + 1] ?? 0;
  for (let at = starts[ordinal] ?? 0; at < end; at += 1) if (places.has(entries[at] ?? -1)) return true;
  return false;
};

/** A part whose size differs by more than this share does not replace one of the wanted size. */
const nearTo = 0.25;

/** Parts whose size in the same unit is close to the wanted one, the nearest first: "100 Ah" may be 105 Ah. */
const nearlyOf = (snapshot: Facts, ordinals: Uint32Array, { value, names }: Size): Uint32Array => {
  const amountIn = (text: string) => /^(\d+(?:\.\d+)?) (\S+)$/.exec(text);
  const [, wanted, unit] = amountIn(value) ?? [];
  if (wanted === undefined) return none;
  const found = Array.from(ordinals).flatMap((ordinal) => {
    const distances = snapshot.facts.attributesOf(ordinal).flatMap((one) => {
      const [, amount, itsUnit] = names.includes(one.name) ? (amountIn(one.value) ?? []) : [];
      return itsUnit === unit ? [Math.abs(Number(amount) / Number(wanted) - 1)] : [];
    });
    const distance = Math.min(...distances);
    return distance <= nearTo ? [{ ordinal, distance }] : [];
  });
  return Uint32Array.from(
    found.sort((a, b) => a.distance - b.distance),
    ({ ordinal }) => ordinal,
  );
};

/**
 * Parts that have every size. If no part has a size together with the others, the size is left out and parts with nearly
 * this size come first.
 */
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
    else if (kept.length > 0) {
      leftOut.push(size);
      kept = Uint32Array.from(new Set([...nearlyOf(snapshot, kept, size), ...kept]));
    }
  }
  return { ordinals: kept, leftOut };
};

/** The number of first hits that decide to which kind of part a preference applies. */
const considered = 10;

/** The rank of a part by a preference, from 0; parts of equal rank keep their order. */
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
 * The categories to which a preference applies. If the name of the first hit's top category ends with the head word
 * ("battery"), all categories below it; otherwise the categories of the first hits.
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

/** The attribute that defines the kind of a part: an H7 lamp does not replace an H4 lamp. */
const kindAttribute = 'Type';

/** Positions of an attribute's values that these parts have. */
const valuesOf = ({ facts }: Facts, ordinals: Uint32Array, name: string): ReadonlySet<number> => {
  const { from, to } = facts.attribute(name) ?? { from: 0, to: 0 };
  const places = new Set<number>();
  for (const ordinal of ordinals) {
    for (let at = facts.starts[ordinal] ?? 0; at < (facts.starts[ordinal + 1] ?? 0); at += 1) {
      const place = facts.entries[at] ?? -1;
      if (place >= from && place < to) places.add(place);
    }
  }
  return places;
};

/**
 * Parts with the preferred value if none of the found parts has it. Brighter bulbs are in another category than the bulbs
 * that "headlight" finds. These parts have the same top category, type and sizes.
 */
export const wishedElsewhere = (
  snapshot: Facts & Pick<Snapshot, 'categories'>,
  ordinals: Uint32Array,
  {
    wishes,
    sizes,
    head,
  }: { readonly wishes: readonly Wish[]; readonly sizes: readonly Size[]; readonly head: string | undefined },
): Uint32Array => {
  const { facts, parts, categories } = snapshot;
  const [first] = ordinals;
  const preferences = wishes.flatMap(({ order }) => order);
  const places = new Set(
    preferences
      .flatMap((one) => (one.by === 'attribute' ? one.values.map((value) => facts.valueAt(one.name, value)) : []))
      .filter((place) => place >= 0),
  );
  if (first === undefined || places.size === 0) return ordinals;
  const meant = wishedCategories(snapshot, ordinals, head);
  const ofKind = ordinals.filter((ordinal) => meant.has(parts.categoryAt(ordinal)));
  const types = valuesOf(snapshot, ofKind, kindAttribute);
  if (types.size === 0 || ofKind.some((ordinal) => hasAny(snapshot, ordinal, places))) return ordinals;
  const [top = ''] = categories.path(parts.categoryAt(first)).slice(-1);
  const kinds = new Set(categories.withDescendants(top));
  const found: number[] = [];
  for (let ordinal = 0; ordinal < parts.size; ordinal += 1) {
    if (hasAny(snapshot, ordinal, places) && kinds.has(parts.categoryAt(ordinal)) && hasAny(snapshot, ordinal, types))
      found.push(ordinal);
  }
  const likely = ofSizes(snapshot, Uint32Array.from(found), sizes).ordinals;
  return Uint32Array.from(new Set([...likely, ...ordinals]));
};

/** Tests for parts with at least half of the attributes of another: a fitting kit for pads is no pad. */
const likeFirst = ({ facts }: Facts, ordinal: number): ((other: number) => boolean) => {
  const names = new Set(facts.attributesOf(ordinal).map(({ name }) => name));
  return (other) => facts.attributesOf(other).filter(({ name }) => names.has(name)).length * 2 >= names.size;
};

/** Sorts the parts of the found kind by the preferences; an earlier preference takes precedence. */
export const byWishes = (
  snapshot: Facts & Pick<Snapshot, 'categories'>,
  ordinals: Uint32Array,
  { wishes, head }: { readonly wishes: readonly Wish[]; readonly head: string | undefined },
): Uint32Array => {
  if (wishes.length === 0 || ordinals.length === 0) return ordinals;
  const { categoryAt } = snapshot.parts;
  const kinds = wishedCategories(snapshot, ordinals, head);
  const isAlike = likeFirst(snapshot, ordinals[0] ?? 0);
  const isWanted = (ordinal: number) => kinds.has(categoryAt(ordinal)) && isAlike(ordinal);
  const wanted = ordinals.filter(isWanted);
  const others = ordinals.filter((ordinal) => !isWanted(ordinal));
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
