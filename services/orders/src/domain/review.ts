import type { Cents } from '@southline/kernel/money';
import type { Order } from './order.ts';

/** Why a capture needs a person, and the captured amount: it is not the total. */
export const reviewOf = (captured: Cents, total: Cents): Required<Pick<Order, 'review' | 'reviewCents'>> => ({
  review: `captured ${captured} cents of ${total}`,
  reviewCents: captured,
});
