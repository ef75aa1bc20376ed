import type { LineFacts } from '@southline/kernel/order';
import { amountText } from '@southline/kernel/order-sums';

export const priceText = ({ pricing, price }: LineFacts): string => amountText(pricing, price);

/** A line without a price shows that only in its price column. */
export const lineTotalText = ({ pricing, total }: LineFacts): string =>
  pricing === 'advised' ? '–' : amountText(pricing, total);

const recommended = 'All prices are recommended, include GST and are correct at time of publication.';
const advisedRemark =
  'Lines marked “Price to be advised” are not in the total. We tell you their price before we send them.';

export const priceRemarks = (lines: readonly LineFacts[]): string[] => [
  recommended,
  ...(lines.some(({ pricing }) => pricing === 'advised') ? [advisedRemark] : []),
];
