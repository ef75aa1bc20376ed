import { addressKey } from '@southline/platform/address-key';
import { LRUCache } from 'lru-cache';

/** Whether another page may be rendered for an address. `isKnown`: there is an older rendering of it. */
export type RenderBudget = (address: string, isKnown: boolean) => boolean;

/** Renderings in a minute. */
export interface RenderLimits {
  readonly perAddress: number;
  readonly inAll: number;
}

const minuteMs = 60_000;
/** At most so much of a minute's renderings at once. */
const burst = 1 / 3;
const addressesKnown = 10_000;

/** Tokens that come back steadily. */
const createBucket = (perMinute: number, now: () => number) => {
  const most = Math.ceil(perMinute * burst);
  let left = most;
  let counted = now();
  return {
    take(): boolean {
      const time = now();
      left = Math.min(most, left + ((time - counted) / minuteMs) * perMinute);
      counted = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};

/**
 * Made-up addresses cost a rendering each, in the way of everybody's calls. The budget is one of this process, since the
 * processor that it protects is. Renewals have a budget of their own: pages that are known stay current during an attack.
 */
export const createRenderBudget = (
  { perAddress, inAll }: RenderLimits,
  now: () => number = () => performance.now(),
): RenderBudget => {
  const addresses = new LRUCache<string, ReturnType<typeof createBucket>>({ max: addressesKnown });
  const [ofNew, ofKnown] = [createBucket(inAll, now), createBucket(inAll, now)];
  const of = (address: string) => {
    const key = addressKey(address);
    const own = addresses.get(key) ?? createBucket(perAddress, now);
    addresses.set(key, own);
    return own;
  };
  // The own budget first: an address that has spent it takes nothing from the others.
  return (address, isKnown) => of(address).take() && (isKnown ? ofKnown : ofNew).take();
};
