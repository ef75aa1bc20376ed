import { expect, it } from 'vitest';
import { importedRefund, problems, undecided } from './found-refund.ts';
import { refundOf, settled } from './refund.ts';

const now = new Date(0);
const account = {
  orderId: 'order',
  orderNo: 'SL1000001',
  capturedCents: 9_900,
  refundableCents: 9_900,
  attemptNo: 1,
  providerTransaction: '1',
  capturedAt: now,
  version: 1,
};
const made = settled(refundOf(account, { reference: 'R1', reason: '', cents: 3_000 }, now), '2');
const found = (transaction: string, reference: string, cents: number, review: string = problems.unknown) =>
  importedRefund({ transaction, captureTransaction: '1', reference, cents }, account, review, now);

it('a found refund waits for a person until it is accepted or stands for one of ours', () => {
  const [first, second, third] = [found('3', '', 3_000), found('4', 'R9', 5_000), found('5', '', 100)];
  const { review: _, ...accepted } = third;
  expect(undecided([made, first, second, accepted])).toEqual([first, second]);
});

it('the second transaction of a refund of ours is explained by it, and one of another amount is not', () => {
  const double = found('3', 'R1', 3_000, problems.twice('R1'));
  const other = found('4', 'R1', 3_100, problems.differs('R1'));
  expect(undecided([made, double, other])).toEqual([other]);
  // A restore lost the refund of which this one is the duplicate.
  expect(undecided([double])).toEqual([double]);
});
