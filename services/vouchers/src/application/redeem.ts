import type { HoldKey } from '../domain/hold.ts';
import type { Redemptions } from '../domain/ports.ts';
import { unheldRedemptions } from '../metrics.ts';

export interface Redeem extends HoldKey {
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
