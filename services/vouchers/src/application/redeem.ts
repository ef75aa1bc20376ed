import type { Clock } from '@southline/kernel/clock';
import { untilWon } from '@southline/kernel/until-won';
import { holdEnded, voucherChanged } from '../domain/errors.ts';
import { checkHold, type HoldKey, holdId } from '../domain/hold.ts';
import type { HoldRepository, Redemptions, Taking } from '../domain/ports.ts';
import { unheldRedemptions } from '../metrics.ts';

/**
 * Reserves one use of each code, or throws and reserves none. A repeat with the same order and round finds its hold.
 */
export const holdVouchers =
  ({ holds, clock }: { readonly holds: HoldRepository; readonly clock: Clock }) =>
  async ({ orderId, round, ...taking }: HoldKey & Taking): Promise<void> => {
    const key = { orderId, round };
    checkHold(key, taking.uses);
    await untilWon(async () => {
      const taken = await holds.take(key, taking, clock.now());
      if (taken === 'held') return true;
      // The last use of a code may be reserved by this order itself.
      const state = await holds.stateOf(key);
      if (state === 'Released' || state === 'Cancelled') throw holdEnded(holdId(key));
      if (state) return true;
      if (taken !== 'lost race') throw voucherChanged(taken.changed);
      return undefined;
    });
  };

interface Redeem extends HoldKey {
  readonly buyer: string;
  readonly codes: readonly string[];
  readonly at: Date;
}

/**
 * Redeems the reserved codes of a placed order. Orders never places an order without a hold. If it happens, the use is
 * counted anyway and staff are alerted. A cancelled order uses nothing, even if its cancellation arrives first.
 */
export const redeem = async (redemptions: Redemptions, { buyer, codes, at, ...key }: Redeem): Promise<void> => {
  const before = await redemptions.redeem(key, buyer, at);
  if (before !== undefined && before !== 'Released') return;
  unheldRedemptions.inc();
  await redemptions.redeemUnheld(key, buyer, codes, at);
};
