import { describe, expect, it } from 'vitest';
import { declaredNotDone, type Refund, unexplained } from './refund.ts';

const refund = (changes: Partial<Refund> = {}): Refund => ({
  reference: 'cancel:order',
  orderId: 'order',
  orderNo: 'SL1000001',
  cents: 3_000,
  reason: '',
  captureTransaction: '1',
  state: 'PENDING',
  createdAt: new Date(0),
  version: 2,
  ...changes,
});
const made = refund({ state: 'SETTLED', refundTransaction: '2' });
const lost = refund({ sentAt: new Date(0), cents: 500 });

describe('cents that went back from a capture', () => {
  it.each([
    ['nothing, and nothing was made', 0, [], 0],
    ['without any refund', 700, [], 700],
    ['of a refund that is only booked', 3_000, [refund()], 3_000],
    ['of one that was made', 3_000, [made], 0],
    ['of one that was made, and more', 3_200, [made], 200],
    ['less than was made', 2_000, [made], -1_000],
    ['of one with a lost answer, which the provider made', 3_500, [made, lost], 0],
    ['of one with a lost answer, which it did not make', 3_000, [made, lost], 0],
    ['of a part of it', 3_200, [made, lost], 200],
    ['of one that was paid back in another way', 0, [refund({ state: 'SETTLED', decided: 'by kim' })], 0],
    [
      'of a found one that stands for it',
      3_000,
      [made, { ...made, reference: 'found:2', standsFor: made.reference }],
      0,
    ],
    ['of one that the provider made twice', 6_000, [{ ...made, overpaid: 3_000 }], 0],
  ] as const)('%s', (_, gone, refunds, rest) => {
    expect(unexplained(gone, refunds)).toBe(rest);
  });
});

it('a refund is declared not done while it waits for a person, once', () => {
  const waits = refund({ heldBack: true, review: 'unclear', sentAt: new Date(0) });
  const again = declaredNotDone(waits, 'kim');
  expect(again).toMatchObject({ notDone: 'kim', sentAt: new Date(0), version: 3 });
  expect(again).not.toHaveProperty('review');
  expect(declaredNotDone(again as Refund, 'kim')).toBeUndefined();
  expect(declaredNotDone(refund({ state: 'FAILED', review: 'V6154' }), 'kim')).toBeUndefined();
});
