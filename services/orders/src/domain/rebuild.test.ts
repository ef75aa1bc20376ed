import { describe, expect, it } from 'vitest';
import type { Order, OrderState } from './order.ts';
import { mayBeRebuilt, type PlacedOrder, rebuilt, staleRounds } from './rebuild.ts';

const now = new Date('2026-03-01T00:00:00Z');
const placed = {
  orderId: 'o',
  orderNo: 'SL1',
  owner: 'guest:g',
  region: 'au',
  language: 'en',
  lines: [],
  holdRound: 3,
  placedAt: now,
  payment: { transaction: '1', cents: 5 },
} as unknown as PlacedOrder;
const copy = (state: OrderState, more: object = {}) =>
  ({
    state,
    version: 4,
    hold: { round: 1, taken: true },
    history: [{ at: now, to: state, why: 'x' }],
    ...more,
  }) as unknown as Order;
const steps = (before: Order | undefined) => rebuilt(before, placed, 7, now).history.map(({ from, to }) => [from, to]);

describe('an order that is rebuilt from its event', () => {
  it('is placed as it was, by steps that the table allows from where the copy has it', () => {
    expect(rebuilt(undefined, placed, 7, now)).toMatchObject({
      state: 'Placed',
      version: 7,
      orderNo: 'SL1',
      payment: { transaction: '1' },
      hold: { round: 3, taken: true },
    });
    const whole = [
      [undefined, 'AwaitingPayment'],
      ['AwaitingPayment', 'Paid'],
      ['Paid', 'Placed'],
    ];
    expect(steps(undefined)).toEqual(whole);
    expect(steps(copy('AwaitingPayment'))).toEqual(whole);
    expect(steps(copy('Expired'))).toEqual([[undefined, 'Expired'], ['Expired', 'Paid'], whole[2]]);
    expect(steps(copy('Paid'))).toEqual([[undefined, 'Paid'], whole[2]]);
  });

  it('gives back the rounds that the copy still holds', () => {
    expect(staleRounds(copy('AwaitingPayment'), placed)).toEqual([2, 1]);
    expect(staleRounds(undefined, placed)).toEqual([]);
  });

  it('is not one that was placed or refunded meanwhile', () => {
    expect(mayBeRebuilt(undefined)).toBe(true);
    expect(
      (['Placed', 'Refunding', 'Cancelled', 'Dispatched'] as const).filter((state) => mayBeRebuilt(copy(state))),
    ).toEqual([]);
  });
});
