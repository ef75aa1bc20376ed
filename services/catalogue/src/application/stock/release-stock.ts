import type { Clock } from '@southline/kernel/clock';
import { checkHoldKey, type HoldKey, type HoldState } from '../../domain/stock/hold.ts';
import type { HoldStore } from '../../domain/stock/ports.ts';

/** Gives the units back. A settled hold stays settled; without a hold a tombstone refuses a late one. */
export const releaseStock =
  ({ holds, clock }: { readonly holds: HoldStore; readonly clock: Clock }) =>
  async (key: HoldKey): Promise<HoldState> => {
    checkHoldKey(key);
    return holds.release(key, clock.now());
  };
