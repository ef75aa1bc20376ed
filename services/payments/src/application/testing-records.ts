import type { Account } from '../domain/account.ts';
import { type Attempt, liveStates } from '../domain/attempt.ts';
import type { Attempts, Books, Held } from '../domain/ports.ts';
import type { Refund } from '../domain/refund.ts';

const unused = () => Promise.reject(new Error('no use case of these tests calls it'));

/** Attempts, accounts, ledger and refunds in memory. `test/support/record-rules.ts` states the rules of the real storage. */
export const recordsInMemory = () => {
  const stored = {
    attempts: new Map<string, Attempt>(),
    accounts: new Map<string, Account>(),
    refunds: new Map<string, Refund>(),
  };
  /** Entries by the provider's transaction. */
  const ledger = new Map<string, Held>();
  const published: { readonly orderId: string; readonly event: 'captured' | 'refunded' | 'refund failed' }[] = [];
  /** The attempts that this process has opened, each for one question. */
  const opened = new Map<string, Attempt>();

  const newestFirst = (orderId: string) =>
    [...stored.attempts.values()]
      .filter((one) => one.orderId === orderId)
      .sort((one, other) => other.attemptNo - one.attemptNo);

  const isCurrent = ({ id, state, version }: Attempt): boolean => {
    const found = stored.attempts.get(id);
    return found?.state === state && found.version === version;
  };

  /** Changes an attempt without a transition, unless the attempt has changed. */
  const plan = ({ id, version }: Attempt, change: (found: Attempt) => Partial<Attempt>): void => {
    const found = stored.attempts.get(id);
    if (found?.version === version) stored.attempts.set(id, { ...found, ...change(found) });
  };

  const attempts: Attempts = {
    get: async (id) => stored.attempts.get(id),
    ofOrder: async (orderId) => newestFirst(orderId),
    named: async (orderId, { accessCode, transactionNo }) => {
      const known = opened.get(orderId);
      opened.delete(orderId);
      if (known && known.accessCode === accessCode && known.transactionNo === transactionNo) return known;
      return newestFirst(orderId).find(
        (one) =>
          (!accessCode || one.accessCode === accessCode) && (!transactionNo || one.transactionNo === transactionNo),
      );
    },
    insert: async (attempt) => {
      const others = newestFirst(attempt.orderId);
      if (others.some(({ attemptNo }) => attemptNo === attempt.attemptNo)) return false;
      if (liveStates.includes(attempt.state) && others.some(({ state }) => liveStates.includes(state))) return false;
      stored.attempts.set(attempt.id, attempt);
      return true;
    },
    save: async (before, after) => {
      if (!isCurrent(before)) return false;
      stored.attempts.set(after.id, after);
      if (after.state === 'Open') opened.set(after.orderId, after);
      return true;
    },
    schedule: async (attempt, nextCheckAt, checks) => plan(attempt, () => ({ nextCheckAt, checks })),
    hurry: async (attempt, at) =>
      plan(attempt, ({ nextCheckAt = at }) => ({ nextCheckAt: nextCheckAt < at ? nextCheckAt : at, checks: 0 })),
    due: async (now, limit) =>
      [...stored.attempts.values()]
        .filter(({ nextCheckAt }) => nextCheckAt !== undefined && nextCheckAt <= now)
        .sort((one, other) => Number(one.nextCheckAt) - Number(other.nextCheckAt))
        .slice(0, limit)
        .map(({ id }) => id),
    take: async (id, now, until) => {
      const found = stored.attempts.get(id);
      if (!found?.nextCheckAt || found.nextCheckAt > now) return false;
      stored.attempts.set(id, { ...found, nextCheckAt: until });
      return true;
    },
  };

  const mayReplace = (before: Refund, after: Refund): boolean => {
    if (stored.refunds.get(before.reference)?.version !== before.version) return false;
    const isAtProvider = ({ reference, state, captureTransaction }: Refund) =>
      reference !== after.reference && state === 'UNKNOWN' && captureTransaction === after.captureTransaction;
    return after.state !== 'UNKNOWN' || ![...stored.refunds.values()].some(isAtProvider);
  };
  const saveRefund = async (before: Refund, after: Refund): Promise<boolean> => {
    const isSaved = mayReplace(before, after);
    if (isSaved) stored.refunds.set(after.reference, after);
    return isSaved;
  };

  const books: Books = {
    account: async (orderId) => stored.accounts.get(orderId),
    holderOf: async (transaction) => ledger.get(transaction),
    bookCapture: async (before, after, account) => {
      const { orderId, providerTransaction, capturedCents } = account;
      if (stored.accounts.has(orderId) || ledger.has(providerTransaction) || !isCurrent(before)) return false;
      stored.attempts.set(after.id, after);
      ledger.set(providerTransaction, { kind: 'capture', orderId, attemptNo: after.attemptNo, cents: capturedCents });
      stored.accounts.set(orderId, account);
      published.push({ orderId, event: 'captured' });
      return true;
    },
    returnCapture: async (before, after, refund) => {
      const { reference, captureTransaction, cents } = refund;
      if (ledger.has(captureTransaction) || stored.refunds.has(reference) || !isCurrent(before)) return false;
      const { id, orderId, attemptNo } = after;
      stored.attempts.set(id, after);
      ledger.set(captureTransaction, { kind: 'surplus', orderId, attemptNo, cents });
      stored.refunds.set(reference, refund);
      return true;
    },
    refund: async (reference) => stored.refunds.get(reference),
    refundsOf: async (transaction) =>
      [...stored.refunds.values()].filter(({ captureTransaction }) => captureTransaction === transaction),
    bookRefund: async ({ orderId, version, refundableCents }, refund) => {
      const account = stored.accounts.get(orderId);
      if (account?.version !== version || stored.refunds.has(refund.reference)) return false;
      const left = Math.max(0, refundableCents - refund.cents);
      stored.accounts.set(orderId, { ...account, refundableCents: left, version: version + 1 });
      stored.refunds.set(refund.reference, refund);
      return true;
    },
    saveRefund,
    failRefund: async (before, after) => {
      const isSaved = await saveRefund(before, after);
      if (isSaved) published.push({ orderId: after.orderId, event: 'refund failed' });
      return isSaved;
    },
    settleRefund: async (before, after, account) => {
      const { orderId, cents, refundTransaction } = after;
      const known = account && stored.accounts.get(account.orderId);
      if (known?.version !== account?.version || !mayReplace(before, after)) return false;
      if (refundTransaction !== undefined) {
        if (ledger.has(refundTransaction)) throw new Error(`The ledger has transaction ${refundTransaction}.`);
        ledger.set(refundTransaction, { kind: 'refund', orderId, cents });
      }
      if (known) stored.accounts.set(known.orderId, { ...known, version: known.version + 1 });
      stored.refunds.set(after.reference, after);
      published.push({ orderId, event: 'refunded' });
      return true;
    },
    hurryRefund: async () => undefined,
    recorded: unused,
    returnFound: unused,
    openWork: unused,
    attemptsInReview: unused,
    capturesInReview: unused,
    refundsInReview: unused,
    inReview: unused,
  };
  return { attempts, books, stored, published };
};
