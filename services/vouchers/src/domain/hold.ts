import { mostVoucherCodes } from '@southline/kernel/voucher-code';
import { invalid } from './errors.ts';

/** Cancelled: the placed order was cancelled, and its uses are free again. */
export type HoldState = 'Held' | 'Redeemed' | 'Released' | 'Cancelled';

/** Like the stock hold: an order may reserve again after a release. */
export interface HoldKey {
  readonly orderId: string;
  readonly round: number;
}

/** One use of a code, as assessed. */
export interface Use {
  readonly code: string;
  readonly revision: number;
}

export const holdId = ({ orderId, round }: HoldKey): string => `${orderId}:${round}`;

export const checkHold = ({ orderId, round }: HoldKey, uses: readonly Use[]): void => {
  if (!orderId) throw invalid('orderId', 'The order is missing.');
  if (!Number.isInteger(round) || round < 1) throw invalid('round', 'The round counts from 1.');
  if (uses.length === 0 || uses.length > mostVoucherCodes)
    throw invalid('uses', `There must be 1 to ${mostVoucherCodes} codes.`);
  if (new Set(uses.map(({ code }) => code)).size < uses.length) throw invalid('uses', 'A code is listed twice.');
};
