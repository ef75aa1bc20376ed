import type { Cents } from '@southline/kernel/money';
import { LRUCache } from 'lru-cache';
import { noPrice } from '../../domain/lists/part-facts.ts';
import { chosenParts, type PageChild, type PageParts } from '../../domain/range/range-page.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

export interface RangeOffer {
  /** Parts that are in stock in a quantity that can be bought. */
  readonly inStock: number;
  /** The lowest price among them; free parts and parts without a price do not count. 0: none has a price. */
  readonly from: Cents;
}

// Counting a family reads all its parts. These figures may be some seconds old.
const cacheMs = 10_000;
/** More than the range has pages. */
const maxCached = 1_000;

interface Counted extends Pick<Snapshot, 'categories' | 'facts' | 'units'> {
  readonly parts: Pick<Snapshot['parts'], 'inCategories'>;
}

type Child = Pick<PageChild, 'segment' | 'drawing' | 'parts'>;

/** The ordinals of the parts in some categories that have one of the values of each attribute. */
const partsOf = ({ categories, parts, facts }: Counted, chosen: PageParts): Uint32Array => {
  const { categories: names, attributes = {} } = chosenParts(chosen);
  const wanted = Object.entries(attributes).map(
    ([name, values]) => new Set(values.map((value) => facts.valueAt(name, value))),
  );
  return parts
    .inCategories(names.flatMap((name) => categories.named(name)))
    .filter((part) =>
      wanted.every((places) =>
        facts.entries.subarray(facts.starts[part], facts.starts[part + 1]).some((place) => places.has(place)),
      ),
    );
};

const ofFamily = ({ categories, parts }: Counted, family: string): Uint32Array =>
  parts.inCategories(
    categories.roots.filter((root) => root.family === family).flatMap(({ id }) => categories.withDescendants(id)),
  );

const offerOf = ({ facts, units }: Counted, ordinals: Iterable<number>): RangeOffer => {
  let inStock = 0;
  let from = noPrice;
  for (const part of ordinals) {
    if ((units[part] ?? 0) < (facts.needed[part] ?? 0)) continue;
    inStock += 1;
    const price = facts.prices[part] || noPrice;
    if (price < from) from = price;
  }
  return { inStock, from: from === noPrice ? 0 : from };
};

/**
 * The offer of a child page, up to ten seconds old. On the root page a child is a whole family. Undefined if the page has no
 * parts.
 */
export const createRangeOffers = () => {
  // The cache key is a name. The snapshot as a key would stay in memory after the next one has replaced it.
  const cache = new LRUCache<string, RangeOffer, () => RangeOffer>({
    max: maxCached,
    ttl: cacheMs,
    memoMethod: (_name, _stale, { context }) => context(),
  });
  return (snapshot: Counted, { segment, drawing, parts = [] }: Child, isFamily: boolean): RangeOffer | undefined => {
    if (!isFamily && parts.length === 0) return undefined;
    return cache.memo(segment, {
      context: () => {
        if (isFamily) return offerOf(snapshot, ofFamily(snapshot, drawing.family));
        return offerOf(snapshot, new Set(parts.flatMap((each) => [...partsOf(snapshot, each)])));
      },
    });
  };
};
