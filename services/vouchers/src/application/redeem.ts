import type { HoldKey } from '../domain/hold.ts';
import type { Redemptions } from '../domain/ports.ts';
import { unheldRedemptions } from '../metrics.ts';

export interface Redeem extends HoldKey {
  readonly buyer: string;
  readonly codes: readonly string[];
  readonly at: Date;
}

/**
 * A placed order uses its reserved codes. Orders never places without a hold. If it happens, the use is counted anyway and
 * staff are alerted. A cancelled order uses nothing: its cancellation may come first.
 */
export const redeem = async (redemptions: Redemptions, { buyer, codes, at, ...key }: Redeem): Promise<void> => {
  const before = await redemptions.redeem(key, buyer, at);
  if (before !== undefined && before !== 'Released') return;
  unheldRedemptions.inc();
  await redemptions.redeemUnheld(key, buyer, codes, at);
};
