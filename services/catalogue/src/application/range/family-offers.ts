import type { Cents } from '@southline/kernel/money';
import { LRUCache } from 'lru-cache';
import { noPrice } from '../../domain/lists/part-facts.ts';
import type { CategoryNode } from '../../domain/parts/category-tree.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

export interface FamilyOffer {
  /** Parts that are in stock in a quantity that can be bought. */
  readonly inStock: number;
  /** The lowest price among them; free parts and parts without a price do not count. 0: none has a price. */
  readonly from: Cents;
}

// Counting reads all parts of the shop. These figures may be some seconds old.
const keptMs = 10_000;

interface Counted extends Pick<Snapshot, 'categories' | 'facts' | 'units'> {
  readonly parts: Pick<Snapshot['parts'], 'inCategories'>;
}

const offerOf = ({ categories, parts, facts, units }: Counted, { id }: CategoryNode): FamilyOffer => {
  let inStock = 0;
  let from = noPrice;
  for (const part of parts.inCategories(categories.withDescendants(id))) {
    if ((units[part] ?? 0) < (facts.needed[part] ?? 0)) continue;
    inStock += 1;
    const price = facts.prices[part] || noPrice;
    if (price < from) from = price;
  }
  return { inStock, from: from === noPrice ? 0 : from };
};

/** The offers of each family of parts by its name; up to ten seconds old. */
export const createFamilyOffers = () => {
  // The cache key is a name. The snapshot as a key would stay in memory after the next one has replaced it.
  const kept = new LRUCache<'families', ReadonlyMap<string, FamilyOffer>, Counted>({
    max: 1,
    ttl: keptMs,
    memoMethod: (_name, _stale, { context }) =>
      new Map(context.categories.roots.map((root) => [root.family, offerOf(context, root)])),
  });
  return (snapshot: Counted): ReadonlyMap<string, FamilyOffer> => kept.memo('families', { context: snapshot });
};
