import { addressKey } from '@southline/platform/address-key';
import { LRUCache } from 'lru-cache';

/** Whether another page may be rendered for an address. `isKnown`: an older rendering exists. */
export type RenderBudget = (address: string, isKnown: boolean) => boolean;

/** Renderings per minute. */
export interface RenderLimits {
  readonly perAddress: number;
  readonly inAll: number;
}

const minuteMs = 60_000;
/** The share of a minute's budget that may be used at once. */
const burst = 1 / 3;
const addressesKnown = 10_000;

/** A token bucket that refills steadily. */
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
 * Limits renderings, because each invented URL costs one, which slows all calls. The budget is per process, like the
 * processor time that it protects. Renewals have their own budget, so that known pages stay current during an attack.
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
  // The budget of the address is checked first, so that an exhausted address takes nothing from the common budget.
  return (address, isKnown) => of(address).take() && (isKnown ? ofKnown : ofNew).take();
};
