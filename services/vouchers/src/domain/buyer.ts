/** The person who uses a code. Limits per buyer count people, not cookies. */
export interface Buyer {
  /** `guest:<hash>` or `member:<number>`. */
  readonly buyer: string;
  /** Keyed hashes of the e-mail and the delivery address of the order; empty while the cart has none. */
  readonly buyerKeys: readonly string[];
}

const guestPrefix = 'guest:';

export const isMember = ({ buyer }: Pick<Buyer, 'buyer'>): boolean => !buyer.startsWith(guestPrefix);

/** The keys with which a use is recorded. */
export const peopleOf = ({ buyer, buyerKeys }: Buyer): readonly string[] => [...new Set([buyer, ...buyerKeys])];
