import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import type { ReturnRecord } from '../sources/returns.ts';
import { capturesMatchOrders } from './money.ts';
import { decidedOf, type RefundRecord, refundsMatchJournal } from './refunds.ts';
import { refundsAreExplained, returnedOf } from './returns.ts';

const now = new Date('2026-04-05T12:00:00Z');
const longAgo = '2026-04-01T00:00:00Z';

const record = (over: Partial<RefundRecord> = {}): RefundRecord => ({
  _id: 'SR1',
  orderId: 'o',
  cents: 500,
  state: 'SETTLED',
  captureTransaction: '7',
  refundTransaction: '8',
  ...over,
});
const row = (over = {}) => ({
  kind: 'refund',
  orderId: 'o',
  cents: 500,
  reference: 'SR1',
  providerTransaction: '8' as string | undefined,
  ...over,
});
const entry = (over = {}) => ({
  type: 'refunded',
  at: longAgo,
  invoiceReference: 'SR1',
  transactionId: 8,
  originalTransactionId: 7,
  amount: 500,
  ...over,
});
const captured = { type: 'captured', transactionId: 7, amount: 2_000, invoiceReference: 'o-1' };
const check = (rows: ReturnType<typeof row>[], journal: object[], records = [record()]) =>
  refundsMatchJournal(rows, records, [captured, ...(journal as ReturnType<typeof entry>[])], now);

describe('the audit of refunds', () => {
  it('is content when each refund of the ledger is one at the provider', () => {
    expect(check([row()], [entry()])).toMatchObject({ violations: [], underWay: 0 });
    // The answer was lost.
    expect(check([row({ providerTransaction: undefined })], [entry()]).violations).toEqual([]);
  });

  it('finds a refund that was made twice at the provider, also after a restore', () => {
    const again = entry({ transactionId: 9 });
    expect(check([row()], [entry(), again]).violations).toHaveLength(1);
    expect(check([row({ providerTransaction: undefined })], [entry(), again]).violations).toHaveLength(1);
    const pending = record({ state: 'PENDING', refundTransaction: undefined });
    expect(check([], [entry(), again], [pending])).toMatchObject({ underWay: 1, violations: [expect.any(String)] });
  });

  it('finds a refund of the ledger for which no money went back', () => {
    expect(check([row()], []).violations).toHaveLength(1);
    expect(check([row({ providerTransaction: undefined })], []).violations).toHaveLength(1);
    expect(check([row()], [entry({ amount: 499 })]).violations).toHaveLength(1);
    expect(check([row()], [entry({ originalTransactionId: 6 })]).violations).toHaveLength(1);
  });

  it('finds a refund at the provider that the ledger does not know', () => {
    expect(check([], [entry({ invoiceReference: '' })], []).violations).toHaveLength(1);
    expect(check([], [entry()]).violations).toHaveLength(1);
  });

  it('waits for a refund whose answer is under way', () => {
    expect(check([], [entry()], [record({ state: 'UNKNOWN' })])).toMatchObject({ violations: [], underWay: 1 });
    expect(check([], [entry({ at: now.toISOString() })])).toMatchObject({ violations: [], underWay: 1 });
  });

  it('follows a person’s decision', () => {
    const order = { _id: 'o', orderNo: 'SL1', totals: { totalToPay: 2_000 } } as OrderRecord;
    const back: ReturnRecord = {
      _id: 'r',
      returnNo: 'SR1',
      state: 'Completed',
      refundCents: 500,
      order: { orderId: 'o', paidByCard: true },
    };
    const found = (refundedCents: number, returns: ReturnRecord[], records: RefundRecord[], state = 'Delivered') =>
      capturesMatchOrders(
        [{ ...order, state }],
        [{ orderId: 'o', transaction: '7', cents: 2_000, refundedCents }],
        returnedOf(returns),
        decidedOf(records),
      );
    const kept = (...of: Parameters<typeof found>) => found(...of).violations;
    const transferred = record({ decided: 'accepted by desk: paid by transfer', refundTransaction: undefined });
    expect(kept(0, [back], [transferred])).toEqual([]);
    expect(check([row({ providerTransaction: undefined })], [], [transferred]).violations).toEqual([]);
    const portal = record({ _id: 'found:8', foundAs: '', review: 'made at the provider' });
    // It waits for the decision of staff, and explains its own amount alone.
    expect(found(500, [], [portal])).toMatchObject({ violations: [], underWay: 1 });
    expect(kept(501, [], [portal])).toHaveLength(1);
    const { review: _, ...accepted } = portal;
    expect(kept(500, [], [accepted])).toEqual([]);
    expect(kept(2_000, [], [{ ...accepted, cents: 2_000 }], 'Cancelled')).toEqual([]);
    expect(kept(500, [back], [{ ...accepted, standsFor: 'SR1' }, record({ decided: 'accepted' })])).toEqual([]);
    expect(refundsAreExplained([], [entry({ invoiceReference: '' })]).violations).toHaveLength(1);
    expect(refundsAreExplained([], [entry({ invoiceReference: '' })], new Set(['8'])).violations).toEqual([]);
  });
});
