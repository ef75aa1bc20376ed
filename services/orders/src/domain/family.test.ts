import { describe, expect, test } from 'vitest';
import { cancellationOf } from './cancelling.ts';
import { deliveryDueOf, deliveryRefundedOf, type Family, isDeliveryUndone } from './family.ts';
import type { Order } from './order.ts';
import { aFamily, after, cancels, place, returns, root, sends } from './testing-families.ts';

const feeOf = (family: Family): number => deliveryDueOf(family);

/** A priced line A, and a line B whose price is to be advised and that may move to a follow-on order. */
const priced = { lineId: 'A', quantity: 1 };

describe('the delivery fee of a family comes back', () => {
  test('when the priced line and then the paid or free follow-on order are cancelled', () => {
    for (const price of [1_000, 0]) {
      const family = place(aFamily({ advised: 1 }), price);
      expect(feeOf(family)).toBe(0);
      const cancelled = cancels(cancels(family, 'order', [priced]), 'follow-1');
      expect(feeOf(cancelled)).toBe(1_295);
    }
  });

  test('when the follow-on order came back damaged and the priced line is cancelled, in both orders', () => {
    const family = sends(place(aFamily({ advised: 1 }), 1_000), 'follow-1', [{ lineId: 'B', quantity: 1 }]);
    const back = [{ lineId: 'B', quantity: 1, isOurMistake: true }];
    const first = returns(family, 'follow-1', back);
    expect(feeOf(first)).toBe(0);
    expect(feeOf(cancels(first, 'order', [priced]))).toBe(1_295);
    expect(feeOf(returns(cancels(family, 'order', [priced]), 'follow-1', back))).toBe(1_295);
  });

  test('when A was returned as damaged and B is cancelled, in both orders', () => {
    const family = sends(aFamily({ lines: 2 }), 'order', [priced]);
    const back = [{ ...priced, isOurMistake: true }];
    const rest = [{ lineId: 'A2', quantity: 1 }];
    expect(feeOf(cancels(returns(family, 'order', back), 'order', rest))).toBe(1_295);
    expect(feeOf(returns(cancels(family, 'order', rest), 'order', back))).toBe(1_295);
  });

  test('but not while a unit waits for its price, was sent and kept, or came back for another reason', () => {
    const family = aFamily({ advised: 1 });
    const waiting = returns(sends(family, 'order', [priced]), 'order', [{ ...priced, isOurMistake: true }]);
    expect(feeOf(waiting)).toBe(0);
    expect(feeOf(cancels(waiting, 'order', [{ lineId: 'B', quantity: 1 }]))).toBe(1_295);
    const sent = sends(aFamily({}), 'order', [priced]);
    expect(feeOf(sent)).toBe(0);
    expect(feeOf(returns(sent, 'order', [{ ...priced, isOurMistake: false }]))).toBe(0);
  });

  test('but not while a follow-on order is missing in the list, or an exchange order may still be paid for', () => {
    const family = cancels(place(aFamily({ advised: 1 }), 1_000), 'order', [priced]);
    expect(isDeliveryUndone([root(family)])).toBe(false);
    const back = returns(sends(aFamily({}), 'order', [priced]), 'order', [{ ...priced, isOurMistake: true }]);
    const exchange = (state: Order['state']): Order => ({
      ...root(back),
      orderId: 'exchange',
      placedAt: undefined,
      state,
      parent: { orderId: 'order', orderNo: 'SL1', offerNo: 0, returnNo: 'RA1' },
    });
    expect(feeOf([...back, exchange('AwaitingPayment')])).toBe(0);
    expect(feeOf([...back, exchange('Expired')])).toBe(1_295);
  });

  test('once, also where an earlier release refunded it with a return', () => {
    const family = cancels(aFamily({}), 'order', [priced]);
    expect(deliveryRefundedOf(root(family))).toBe(1_295);
    expect(feeOf(family)).toBe(0);
    const ended = { returnNo: 'RA1', at: after, completed: true, refundCents: 1_295, deliveryCents: 1_295 };
    expect(feeOf([{ ...root(family), cancellations: [], returns: [ended] }])).toBe(0);
  });

  test('with the cancellation of the first order if that comes last', () => {
    const family = cancels(place(aFamily({ advised: 1 }), 1_000), 'follow-1');
    const [first, ...others] = family;
    const command = { lines: [priced], reason: '', requestId: '' };
    expect(cancellationOf(first, command, after, others)).toMatchObject({ deliveryCents: 1_295, refundCents: 20_195 });
    expect(cancellationOf(first, command, after)).toMatchObject({ deliveryCents: 0, refundCents: 18_900 });
  });
});
