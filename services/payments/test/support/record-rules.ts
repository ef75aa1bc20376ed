import { unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { openAccount } from '../../src/domain/account.ts';
import { type Attempt, attemptId, move, states } from '../../src/domain/attempt.ts';
import type { Attempts, Books } from '../../src/domain/ports.ts';
import { atProvider, failed, putDown, type Refund, refundOf, settled, surplusRefund } from '../../src/domain/refund.ts';
import { anAttempt, later } from '../../src/domain/testing.ts';

interface UnderTest {
  readonly attempts: Attempts;
  readonly books: Books;
  /** How many events about the order were published. */
  readonly published: (orderId: string) => Promise<number>;
}

const at = (minutes: number): Date => new Date(later.getTime() + minutes * 60_000);

/** What every store of attempts, accounts and refunds does: MongoDB, and the one on which the use cases are tested. */
export const recordRules = ({ attempts, books, published }: UnderTest) => {
  const inserted = async (over: Partial<Attempt> = {}): Promise<Attempt> => {
    const { orderId = unique('order'), attemptNo = 1 } = over;
    const attempt = anAttempt({ transactionNo: unique('ours'), ...over, orderId, id: attemptId(orderId, attemptNo) });
    expect(await attempts.insert(attempt)).toBe(true);
    return attempt;
  };
  const opened = async () => {
    const attempt = await inserted();
    const changes = { accessCode: unique('code'), nextCheckAt: at(9) };
    const open = move(attempt, 'Open', 'opened', later, changes);
    expect(await attempts.save(attempt, open)).toBe(true);
    return open;
  };
  const capturedBy = (attempt: Attempt, transaction = unique('tx')) => {
    const after = move(attempt, 'Captured', 'captured', later, { providerTransaction: transaction });
    return { after, account: openAccount(after, transaction, later) };
  };
  /** An order with a kept capture. */
  const paid = async () => {
    const attempt = await opened();
    const { after, account } = capturedBy(attempt);
    expect(await books.bookCapture(attempt, after, account)).toBe(true);
    return account;
  };
  const booked = async (cents = 100) => {
    const account = await paid();
    const refund = refundOf(account, { reference: unique('refund'), reason: 'cancelled', cents }, later);
    expect(await books.bookRefund(account, refund)).toBe(true);
    return { refund, account: await accountOf(refund) };
  };
  const accountOf = async ({ orderId }: Pick<Refund, 'orderId'>) => {
    const account = await books.account(orderId);
    if (!account) throw new Error('no account');
    return account;
  };

  describe('an order', () => {
    it.each(states)('has one live attempt: beside one that is %s', async (state) => {
      const first = await inserted({ state });
      const isLive = state === 'Created' || state === 'Open' || state === 'Unknown';
      const second = { ...anAttempt(), orderId: first.orderId, attemptNo: 2, id: attemptId(first.orderId, 2) };
      expect(await attempts.insert(second)).toBe(!isLive);
      expect(await attempts.insert({ ...second, attemptNo: 1, id: first.id })).toBe(false);
      const numbers = (await attempts.ofOrder(first.orderId)).map(({ attemptNo }) => attemptNo);
      expect(numbers).toEqual(isLive ? [1] : [2, 1]);
    });

    it('has attempts that are found by both of their names', async () => {
      const open = await opened();
      const { orderId, transactionNo, accessCode = '' } = open;
      for (const names of [
        { accessCode, transactionNo },
        { accessCode: '', transactionNo },
        { accessCode, transactionNo: '' },
      ])
        expect(await attempts.named(orderId, names)).toEqual(open);
      expect(await attempts.named(orderId, { accessCode: 'other', transactionNo })).toBeUndefined();
      expect(await attempts.named('another order', { accessCode, transactionNo })).toBeUndefined();
    });
  });

  describe('an attempt that has changed meanwhile', () => {
    it('is not saved, not booked and not scheduled', async () => {
      const before = await inserted();
      const open = move(before, 'Open', 'opened', later, { nextCheckAt: at(9) });
      await attempts.save(before, open);
      const { after, account } = capturedBy(before);
      const surplus = surplusRefund(before, unique('tx'), later);
      expect(await attempts.save(before, move(before, 'Closed', 'late', later))).toBe(false);
      expect(await books.bookCapture(before, after, account)).toBe(false);
      expect(await books.returnCapture(before, after, surplus)).toBe(false);
      await attempts.schedule(before, at(1), 7);
      await attempts.hurry(before, at(1));
      expect(await attempts.get(before.id)).toEqual(open);
      expect(await books.account(before.orderId)).toBeUndefined();
      expect(await books.holderOf(account.providerTransaction)).toBeUndefined();
      expect(await books.refund(surplus.reference)).toBeUndefined();
      expect(await published(before.orderId)).toBe(0);
    });
  });

  it('checks are scheduled, made earlier but not later, and taken once', async () => {
    const open = await opened();
    const { id } = open;
    await attempts.schedule(open, at(5), 3);
    await attempts.hurry(open, at(8));
    expect(await attempts.get(id)).toMatchObject({ nextCheckAt: at(5), checks: 0 });
    await attempts.hurry(open, at(2));
    expect(await attempts.get(id)).toMatchObject({ nextCheckAt: at(2), version: open.version });
    expect(await attempts.due(at(1), 1_000)).not.toContain(id);
    expect(await attempts.due(at(2), 1_000)).toContain(id);
    expect(await attempts.take(id, at(2), at(4))).toBe(true);
    expect(await attempts.take(id, at(3), at(5))).toBe(false);
  });

  describe('a capture', () => {
    it('is booked once for its order, with its event', async () => {
      const { orderId, providerTransaction, ...account } = await paid();
      expect(await books.account(orderId)).toEqual({ orderId, providerTransaction, ...account });
      const entry = { kind: 'capture', orderId, attemptNo: 1, cents: account.capturedCents };
      expect(await books.holderOf(providerTransaction)).toMatchObject(entry);
      expect(await published(orderId)).toBe(1);
      const second = await inserted({ orderId, attemptNo: 2 });
      const late = capturedBy(second);
      expect(await books.bookCapture(second, late.after, late.account)).toBe(false);
      expect(await attempts.get(second.id)).toEqual(second);
      expect(await books.holderOf(late.account.providerTransaction)).toBeUndefined();
      expect(await published(orderId)).toBe(1);
    });

    it('belongs to one order', async () => {
      const { providerTransaction } = await paid();
      const other = await opened();
      const { after, account } = capturedBy(other, providerTransaction);
      expect(await books.bookCapture(other, after, account)).toBe(false);
      expect(await books.returnCapture(other, after, surplusRefund(other, providerTransaction, later))).toBe(false);
      expect([await attempts.get(other.id), await books.account(other.orderId)]).toEqual([other, undefined]);
    });

    it('beyond the first is booked for its refund', async () => {
      const { orderId } = await paid();
      const second = await inserted({ orderId, attemptNo: 2 });
      const transaction = unique('tx');
      const refund = surplusRefund(second, transaction, later);
      expect(await books.returnCapture(second, capturedBy(second, transaction).after, refund)).toBe(true);
      expect(await books.holderOf(transaction)).toMatchObject({ kind: 'surplus', orderId, attemptNo: 2 });
      expect(await books.refundsOf(transaction)).toEqual([refund]);
    });
  });

  describe('a refund', () => {
    it('is booked once by its reference, and subtracted from its account', async () => {
      const { refund, account } = await booked();
      expect(account.refundableCents).toBe(account.capturedCents - 100);
      expect(await books.bookRefund(account, { ...refund, reason: 'again' })).toBe(false);
      expect(await books.refund(refund.reference)).toEqual(refund);
      expect(await accountOf(refund)).toEqual(account);
      const surplus = { ...surplusRefund({ ...refund, attemptNo: 2, amountCents: 5 }, unique('tx'), later) };
      const second = await inserted({ orderId: refund.orderId, attemptNo: 2 });
      const { after } = capturedBy(second, surplus.captureTransaction);
      expect(await books.returnCapture(second, after, { ...surplus, reference: refund.reference })).toBe(false);
      expect(await books.refund(refund.reference)).toEqual(refund);
    });

    it('is not booked on an account that has changed meanwhile', async () => {
      const { refund, account } = await booked();
      const stale = { ...account, version: account.version - 1, refundableCents: account.capturedCents };
      expect(await books.bookRefund(stale, { ...refund, reference: 'other' })).toBe(false);
      expect(await books.refund('other')).toBeUndefined();
    });

    it('is not saved if it has changed meanwhile', async () => {
      const { refund, account } = await booked();
      const now = atProvider(refund);
      expect(await books.saveRefund(refund, now)).toBe(true);
      expect(await books.saveRefund(refund, atProvider(refund))).toBe(false);
      expect(await books.failRefund(refund, failed(refund, 'D1'), later)).toBe(false);
      expect(await books.settleRefund(refund, settled(refund, unique('tx')), account, later)).toBe(false);
      expect([await books.refund(refund.reference), await accountOf(refund)]).toEqual([now, account]);
      expect(await published(refund.orderId)).toBe(1);
    });

    it('is the only one of its capture that is at the provider', async () => {
      const { refund, account } = await booked();
      const other = { ...refund, reference: unique('refund') };
      expect(await books.bookRefund(account, other)).toBe(true);
      const asked = atProvider(refund);
      await books.saveRefund(refund, asked);
      expect(await books.saveRefund(other, atProvider(other))).toBe(false);
      await books.saveRefund(asked, putDown(asked));
      expect(await books.saveRefund(other, atProvider(other))).toBe(true);
    });

    it('is settled on the account as it is, with its ledger entry and its event', async () => {
      const { refund, account } = await booked();
      const done = settled(refund, unique('tx'));
      const stale = { ...account, version: account.version - 1 };
      expect(await books.settleRefund(refund, done, stale, later)).toBe(false);
      expect([await books.refund(refund.reference), await published(refund.orderId)]).toEqual([refund, 1]);
      expect(await books.settleRefund(refund, done, account, later)).toBe(true);
      expect(await books.refund(refund.reference)).toEqual(done);
      expect(await accountOf(refund)).toEqual({ ...account, version: account.version + 1 });
      const entry = { kind: 'refund', orderId: refund.orderId, cents: refund.cents };
      expect(await books.holderOf(done.refundTransaction ?? '')).toMatchObject(entry);
      expect(await published(refund.orderId)).toBe(2);
    });

    it('that the provider refuses is published', async () => {
      const { refund, account } = await booked();
      expect(await books.failRefund(refund, failed(refund, 'D1'), later)).toBe(true);
      expect(await books.refund(refund.reference)).toMatchObject({ state: 'FAILED', review: 'D1' });
      expect(await accountOf(refund)).toEqual(account);
      expect(await published(refund.orderId)).toBe(2);
    });
  });
};
