import { createLogger } from '@southline/platform/logger';
import type { Account } from '../domain/account.ts';
import { type Attempt, liveStates } from '../domain/attempt.ts';
import { type Attempts, type Books, type FoundRefund, type PaymentProvider, ProviderTrouble } from '../domain/ports.ts';
import type { Refund } from '../domain/refund.ts';
import { aResult } from '../domain/testing.ts';
import type { PaymentResult } from '../domain/verdict.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { confirmAttempt } from './confirm-attempt.ts';
import { decideReview } from './decide-review.ts';
import { openAttempt } from './open-attempt.ts';
import type { Ports } from './ports.ts';
import { refundPayment, retryRefund } from './refund-payment.ts';
import { createSettleAttempt } from './settle-attempt.ts';

const unused = () => Promise.reject(new Error('no use case of these tests asks for it'));
const buyer = {
  firstName: 'Jo',
  lastName: 'Doe',
  street: '1 Example St',
  locality: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  phone: '0412345678',
  email: 'jo@shop.example',
};
export const refundLongestMs = 900_000;
const order = { orderId: 'order', orderNo: 'SL1000001', amountCents: 12_345, region: 'au', buyer };

/**
 * The use cases on in-memory records with the rules of the real storage, and a fake provider that the test controls.
 */
export const aWorld = () => {
  const now = { at: new Date('2026-03-01T00:00:00Z') };
  const attempts = new Map<string, Attempt>();
  const accounts = new Map<string, Account>();
  const refunds = new Map<string, Refund>();
  /** The ledger entry by the provider's transaction of its capture. */
  const ledger = new Map<
    string,
    { readonly kind: string; readonly orderId: string; readonly attemptNo: number; readonly cents: number }
  >();
  const results = new Map<string, PaymentResult>();
  const provider = {
    codes: 0,
    refunds: 0,
    silent: false,
    refuses: '',
    /** By transaction: the cents of the capture that are not refunded. */
    left: new Map<string, number>(),
    /** How often the provider makes each refund, and whether it makes the next one only on `catchUp`. */
    times: 1,
    late: false,
    /** The reference of a refund whose request never arrives. */
    loses: '',
    /** A test replaces it by a function that throws, to switch payments off. */
    switchedOff: async () => {},
    /** A hook that runs before the answer of MaxRefund. */
    reading: async () => {},
  };
  /** Refunds that the provider has not made yet. */
  const pending: (() => void)[] = [];
  const made: FoundRefund[] = [];

  const replace = (before: Attempt, after: Attempt): boolean => {
    if (attempts.get(before.id)?.version !== before.version) return false;
    attempts.set(after.id, after);
    return true;
  };
  const replaceRefund = (before: Refund, after: Refund): boolean => {
    if (refunds.get(before.reference)?.version !== before.version) return false;
    const isAsked = ({ state }: Refund) => state === 'UNKNOWN';
    const others = [...refunds.values()].filter(({ reference }) => reference !== after.reference);
    const sameCapture = others.filter(({ captureTransaction }) => captureTransaction === after.captureTransaction);
    if (isAsked(after) && sameCapture.some(isAsked)) return false;
    refunds.set(after.reference, after);
    return true;
  };
  const newestFirst = (orderId: string) =>
    [...attempts.values()].filter((one) => one.orderId === orderId).sort((a, b) => b.attemptNo - a.attemptNo);

  const attemptRecords: Attempts = {
    get: async (id) => attempts.get(id),
    ofOrder: async (orderId) => newestFirst(orderId),
    named: async (orderId, { accessCode, transactionNo }) =>
      newestFirst(orderId).find(
        (one) =>
          (!accessCode || one.accessCode === accessCode) && (!transactionNo || one.transactionNo === transactionNo),
      ),
    insert: async (attempt) => {
      const isTaken = newestFirst(attempt.orderId).some(
        ({ id, state }) => id === attempt.id || liveStates.includes(state),
      );
      if (!isTaken) attempts.set(attempt.id, attempt);
      return !isTaken;
    },
    save: async (before, after) => replace(before, after),
    schedule: async () => undefined,
    hurry: async () => undefined,
    due: unused,
    take: unused,
  };

  const books: Books = {
    account: async (orderId) => accounts.get(orderId),
    holderOf: async (transaction) => ledger.get(transaction),
    bookCapture: async (before, after, account) => {
      if (accounts.has(account.orderId) || ledger.has(account.providerTransaction)) return false;
      if (!replace(before, after)) return false;
      ledger.set(account.providerTransaction, { kind: 'capture', ...after, cents: account.capturedCents });
      accounts.set(account.orderId, account);
      return true;
    },
    returnCapture: async (before, after, refund) => {
      if (ledger.has(refund.captureTransaction) || !replace(before, after)) return false;
      ledger.set(refund.captureTransaction, { kind: 'surplus', ...after, cents: refund.cents });
      refunds.set(refund.reference, refund);
      return true;
    },
    refund: async (reference) => refunds.get(reference),
    refundsOf: async (transaction) =>
      [...refunds.values()].filter(({ captureTransaction }) => captureTransaction === transaction),
    bookRefund: async (account, refund) => {
      const { version, refundableCents = 0 } = accounts.get(account.orderId) ?? {};
      if (version !== account.version || refundableCents < refund.cents) return false;
      const left = { refundableCents: refundableCents - refund.cents, version: version + 1 };
      accounts.set(account.orderId, { ...account, ...left });
      refunds.set(refund.reference, refund);
      return true;
    },
    saveRefund: async (before, after) => replaceRefund(before, after),
    settleRefund: async (before, after) => replaceRefund(before, after),
    failRefund: async (before, after) => replaceRefund(before, after),
    hurryRefund: async () => undefined,
    recorded: unused,
    returnFound: unused,
    openWork: unused,
    attemptsInReview: unused,
    capturesInReview: unused,
    refundsInReview: unused,
    inReview: unused,
  };

  const answering = () => {
    if (provider.silent) throw new ProviderTrouble('no answer');
  };
  const paymentProvider: PaymentProvider = {
    openAccessCode: async ({ reference }) => {
      provider.codes += 1;
      answering();
      results.set(`code of ${reference}`, aResult({ approved: false, codes: ['S5099'] }));
      return { accessCode: `code of ${reference}`, formUrl: 'https://pay.example' };
    },
    resultOf: async (accessCode) => {
      answering();
      return results.get(accessCode) ?? aResult({ approved: false, codes: ['V6107'] });
    },
    resultByReference: async () => {
      answering();
      return undefined;
    },
    refundable: async (transaction) => {
      const left = provider.left.get(transaction) ?? 0;
      await provider.reading();
      return left;
    },
    refund: async ({ transaction: captureTransaction, cents, reference }) => {
      if (provider.refuses) return { refused: [provider.refuses] };
      if (reference === provider.loses) throw new ProviderTrouble('broken connection');
      provider.refunds += 1;
      const transaction = `back of ${captureTransaction} ${provider.refunds}`;
      const make = () => {
        provider.left.set(captureTransaction, (provider.left.get(captureTransaction) ?? 0) - cents);
        made.push({ transaction, captureTransaction, reference, cents });
      };
      if (provider.late) {
        pending.push(make);
        throw new ProviderTrouble('no answer in time');
      }
      for (let left = provider.times; left > 0; left -= 1) make();
      answering();
      return { transaction };
    },
    refunded: async (transaction) => made.find((one) => one.transaction === transaction),
    refundByReference: async (reference) => {
      answering();
      const found = made.filter((one) => one.reference === reference);
      return found.length > 1 ? 'several' : found[0];
    },
    settled: unused,
    captured: unused,
  };

  const ports: Ports = {
    attempts: attemptRecords,
    books,
    found: {
      open: unused,
      settledBetween: unused,
      unexplained: async () => [],
      add: unused,
      rename: unused,
      assign: unused,
      reopen: unused,
      ofOrder: async () => [],
    },
    foreign: { get: async () => undefined, add: unused, close: unused, giveBack: unused },
    provider: paymentProvider,
    clock: { now: () => now.at },
    logger: createLogger('test', 'silent'),
    settings: {
      providerTimeoutMs: 0,
      codeLifetimeMs: 86_400_000,
      scale: 1,
      refundLongestMs,
      publicUrl: 'https://shop.example',
    },
  };
  const settle = createSettleAttempt(ports);

  return {
    provider,
    settle,
    open: (changes: Partial<typeof order> = {}) =>
      openAttempt(ports, settle, provider.switchedOff)({ ...order, ...changes }),
    confirm: (transactionNo = '') =>
      confirmAttempt(ports, settle)({ orderId: order.orderId, accessCode: '', transactionNo }),
    refund: (reference: string, cents?: number) =>
      refundPayment(ports)({
        orderId: order.orderId,
        reference,
        reason: 'cancelled',
        ...(cents !== undefined && { cents }),
      }),
    carryOut: carryOutRefund(ports),
    retry: (reference: string) => retryRefund(ports)({ reference, by: 'kim' }),
    notDone: (reference: string) => decideReview(ports).retry({ target: reference, by: 'kim', reason: 'seen' }),
    /** Makes the refunds that the provider has delayed. */
    catchUp: () => {
      for (const make of pending.splice(0)) make();
    },
    pass: (ms: number) => {
      now.at = new Date(now.at.getTime() + ms);
    },
    /** Charges the buyer's card for an access code. */
    pay: ({ id, amountCents }: Attempt, transaction: string, changes: Partial<PaymentResult> = {}) => {
      results.set(`code of ${id}`, aResult({ transaction, invoiceReference: id, totalCents: amountCents, ...changes }));
      provider.left.set(transaction, amountCents);
    },
    attempt: (attemptNo: number) => attempts.get(`${order.orderId}-${attemptNo}`),
    account: () => accounts.get(order.orderId),
    refunds: () => [...refunds.values()],
  };
};
