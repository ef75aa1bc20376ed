import { beforeEach, describe, expect, it } from 'vitest';
import type { CardForm } from './card-form.ts';
import type { CodeCreated, JournalEntry } from './journal-entry.ts';
import { Ledger } from './ledger.ts';
import { createProvider, type Provider } from './provider.ts';
import { resultOf, transactionsByInvoice, transactionsByKey } from './queries.ts';

const now = new Date('2026-01-10T10:00:00Z');
const card: CardForm = { name: 'A Buyer', number: '4444333322221111', expiryMonth: '12', expiryYear: '30', cvn: '123' };

let ledger: Ledger;
let provider: Provider;

beforeEach(() => {
  ledger = new Ledger();
  provider = createProvider({ ledger, record: (fact) => ledger.record(fact, now), now: () => now });
});

const openCode = (mode: 'approve' | 'decline' = 'approve', reference = 'order-1'): CodeCreated => {
  const created = provider.createAccessCode(
    {
      Method: 'ProcessPayment',
      RedirectUrl: 'http://127.0.0.1/paid',
      Payment: { TotalAmount: 10_000, InvoiceNumber: 'S100', InvoiceReference: reference },
    },
    mode,
  );
  const code = 'accessCode' in created ? ledger.code(created.accessCode) : undefined;
  if (!code) throw new Error('no access code');
  return code;
};
const paid = (reference?: string) => {
  const code = openCode('approve', reference);
  provider.postCard(code, card);
  return { code, id: Number(resultOf(ledger, code.accessCode).TransactionID) };
};
const refund = (id: number, cents: unknown) =>
  provider.refund({ Refund: { TotalAmount: cents } }, { idInPath: String(id) });
const types = () => ledger.entries.map(({ type }) => type);

describe('one attempt per access code', () => {
  it('says S5099 until the card is posted', () => {
    const { accessCode } = openCode();
    expect(resultOf(ledger, accessCode)).toMatchObject({ ResponseMessage: 'S5099', TransactionStatus: false });
  });

  it('captures once, however often the card is posted', () => {
    const { code } = paid();
    provider.postCard(code, card);
    provider.postCard(code, { ...card, number: '5105105105105100' });
    expect(types()).toEqual(['access-code-created', 'captured', 'post-repeated', 'post-repeated']);
    expect(resultOf(ledger, code.accessCode)).toMatchObject({
      ResponseCode: '00',
      ResponseMessage: 'A2000',
      TransactionStatus: true,
      TransactionID: 10_000_001,
      TotalAmount: 10_000,
      InvoiceReference: 'order-1',
      Errors: null,
    });
  });

  it('does not turn a decline into a capture by a second post', () => {
    const code = openCode('decline');
    provider.postCard(code, card);
    provider.postCard(code, card);
    expect(resultOf(ledger, code.accessCode)).toMatchObject({ ResponseMessage: 'D4405', TransactionStatus: false });
  });

  it('answers faults of the card form in ResponseMessage, without a transaction', () => {
    const code = openCode();
    provider.postCard(code, { ...card, name: '', cvn: '' });
    expect(resultOf(ledger, code.accessCode)).toMatchObject({
      ResponseCode: '06',
      ResponseMessage: 'V6021,V6023',
      TransactionID: null,
      TransactionStatus: false,
      Errors: null,
    });
  });

  it('writes neither the number nor the name of the card anywhere', () => {
    paid();
    provider.postCard(openCode(), { ...card, number: '4444333322221112' });
    expect(JSON.stringify(ledger.entries)).not.toMatch(/443333222211|A Buyer/);
  });
});

describe('queries', () => {
  it('says V6107 for an access code that was never given out and V6123 for none', () => {
    expect(resultOf(ledger, 'never')).toMatchObject({ Errors: 'V6107', TransactionStatus: false });
    expect(resultOf(ledger, '')).toMatchObject({ Errors: 'V6123' });
  });

  it('finds a transaction by id and by access code', () => {
    const { code, id } = paid();
    for (const key of [String(id), code.accessCode]) {
      expect(transactionsByKey(ledger, key)).toMatchObject({
        Transactions: [{ TransactionID: id, TransactionCaptured: true, MaxRefund: 10_000, CurrencyCode: '036' }],
        Errors: null,
      });
    }
    expect(transactionsByKey(ledger, '999')).toEqual({ Transactions: [], Errors: 'V6171' });
  });

  it('refuses to choose between two payments of one reference', () => {
    paid('twice');
    paid('twice');
    paid('once');
    const byReference = (key: string) => transactionsByInvoice(ledger, ledger.byInvoiceReference(key), key);
    expect(byReference('once')).toMatchObject({ Transactions: [{ InvoiceReference: 'once' }] });
    expect(byReference('twice')).toEqual({ Transactions: [], Errors: 'V6170' });
    expect(byReference('other')).toEqual({ Transactions: [], Errors: 'V6171' });
  });

  it('hides a capture behind a trouble code while the fault lasts', () => {
    const { code } = paid();
    expect(resultOf(ledger, code.accessCode, 'S5020')).toMatchObject({
      ResponseMessage: 'S5020',
      TransactionStatus: false,
      TransactionID: null,
    });
    expect(resultOf(ledger, code.accessCode).TransactionStatus).toBe(true);
  });
});

describe('refunds', () => {
  it('refunds in parts until nothing is left', () => {
    const { id } = paid();
    expect(refund(id, 4_000)).toMatchObject({ refunded: { transactionId: id + 1, amount: 4_000 } });
    expect(transactionsByKey(ledger, String(id))).toMatchObject({ Transactions: [{ MaxRefund: 6_000 }] });
    expect(refund(id, 6_001)).toEqual({ errors: ['V6151'] });
    expect(refund(id, 6_000)).toMatchObject({ refunded: { amount: 6_000 } });
    expect(refund(id, 1)).toEqual({ errors: ['V6152'] });
  });

  it('are found by their own reference, beside the payment that has another', () => {
    const { id } = paid('order-9-1');
    const Refund = { TotalAmount: 400, InvoiceNumber: 'S100', InvoiceReference: 'RT9' };
    provider.refund({ Refund }, { idInPath: String(id) });
    const byReference = (key: string) => transactionsByInvoice(ledger, ledger.byInvoiceReference(key), key);
    expect(byReference('RT9')).toMatchObject({
      Transactions: [{ TransactionID: id + 1, OriginalTransactionId: id, TotalAmount: 400, TransactionStatus: true }],
    });
    expect(byReference('order-9-1')).toMatchObject({ Transactions: [{ TransactionID: id, MaxRefund: 9_600 }] });
    expect(ledger.byInvoiceNumber('S100')).toHaveLength(1);
    provider.refund({ Refund }, { idInPath: String(id) });
    expect(byReference('RT9')).toEqual({ Transactions: [], Errors: 'V6170' });
  });

  it.each([0, -1, 1.5, '100', undefined])('refuses the amount %s', (cents) => {
    expect(refund(paid().id, cents)).toEqual({ errors: ['V6150'] });
  });

  it('refuses declined payments, refunds and unknown transactions', () => {
    const declined = openCode('decline');
    provider.postCard(declined, card);
    expect(refund(Number(resultOf(ledger, declined.accessCode).TransactionID), 1)).toEqual({ errors: ['V6113'] });
    const { id } = paid();
    refund(id, 100);
    expect(refund(id + 1, 100)).toEqual({ errors: ['V6115'] });
    expect(refund(Number.NaN, 100)).toEqual({ errors: ['V6115'] });
  });
});

it('is the same after it is rebuilt from its journal', () => {
  const { code, id } = paid();
  refund(id, 2_500);
  const written = ledger.entries.map((entry) => JSON.parse(JSON.stringify(entry)) as JournalEntry);
  const rebuilt = new Ledger(written);
  expect(rebuilt.refundable(id)).toBe(7_500);
  expect(rebuilt.nextTransactionId()).toBe(ledger.nextTransactionId());
  expect(resultOf(rebuilt, code.accessCode)).toEqual(resultOf(ledger, code.accessCode));
});
