import { addressKey } from '@southline/platform/address-key';
import { countWithin, type Redis } from '@southline/platform/redis';

interface Counted {
  /** The kind of use, which is the prefix of the keys. */
  readonly kind: string;
  readonly address: string;
  readonly owner: string;
  readonly perAddress: number;
  readonly perOwner: number;
  readonly windowSeconds: number;
  readonly by?: number;
}

/** Counts a use for a client address and for an owner, across all processes. False if either exceeds its limit. */
export const countBoth = async (
  redis: Redis,
  { kind, address, owner, perAddress, perOwner, windowSeconds, by = 1 }: Counted,
): Promise<boolean> => {
  const within = await Promise.all([
    countWithin(redis, `${kind}:address:${addressKey(address)}`, perAddress, windowSeconds, by),
    countWithin(redis, `${kind}:owner:${owner}`, perOwner, windowSeconds, by),
  ]);
  return !within.includes(false);
};
