import { createLogger } from '@southline/platform/logger';
import type { Attempt } from '../domain/attempt.ts';
import { type FoundRefund, type PaymentProvider, ProviderTrouble } from '../domain/ports.ts';
import { aResult } from '../domain/testing.ts';
import type { PaymentResult } from '../domain/verdict.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { confirmAttempt } from './confirm-attempt.ts';
import { decideReview } from './decide-review.ts';
import { openAttempt } from './open-attempt.ts';
import type { Ports } from './ports.ts';
import { refundPayment, retryRefund } from './refund-payment.ts';
import { createSettleAttempt } from './settle-attempt.ts';
import { recordsInMemory } from './testing-records.ts';

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
 * The use cases on records in memory, and a fake provider that the test controls.
 */
export const aWorld = () => {
  const now = { at: new Date('2026-03-01T00:00:00Z') };
  const { attempts, books, stored } = recordsInMemory();
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
    attempts,
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
    attempt: (attemptNo: number) => stored.attempts.get(`${order.orderId}-${attemptNo}`),
    account: () => stored.accounts.get(order.orderId),
    refunds: () => [...stored.refunds.values()],
  };
};
