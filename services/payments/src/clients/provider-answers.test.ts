import { describe, expect, it } from 'vitest';
import { ProviderTrouble } from '../domain/ports.ts';
import {
  readAccessCode,
  readByReference,
  readMaxRefund,
  readRefund,
  readRefundByReference,
  readRefunded,
  readResult,
  splitCodes,
} from './provider-answers.ts';

it('splits codes at commas, from both fields, each once', () => {
  expect(splitCodes('V6021, v6022', 'V6022', null, undefined, '')).toEqual(['V6021', 'V6022']);
});

describe('an access code', () => {
  it('is read with its form', () => {
    const answer = { AccessCode: 'c', FormActionURL: 'https://provider.example/c', Errors: null, Customer: {} };
    expect(readAccessCode(answer)).toEqual({ accessCode: 'c', formUrl: 'https://provider.example/c' });
  });

  it('that is refused names the codes', () => {
    expect(readAccessCode({ AccessCode: null, FormActionURL: null, Errors: 'V6011,V6047' })).toEqual({
      refused: ['V6011', 'V6047'],
    });
  });

  it.each([{}, { AccessCode: 'c' }, { AccessCode: 'c', FormActionURL: 'javascript:alert(1)' }, null, [], 'x'])(
    'is not read from %j',
    (answer) => {
      expect(() => readAccessCode(answer)).toThrow(ProviderTrouble);
    },
  );
});

describe('a result', () => {
  it('takes numbers of transactions as text and unknown fields as absent', () => {
    const answer = {
      TransactionStatus: true,
      ResponseMessage: 'A2000',
      TransactionID: 10_000_001,
      TotalAmount: 5,
      CurrencyCode: '036',
      New: 1,
    };
    expect(readResult(answer)).toEqual({
      approved: true,
      codes: ['A2000'],
      transaction: '10000001',
      totalCents: 5,
      currency: '036',
      invoiceNumber: undefined,
      invoiceReference: undefined,
      cardLastFour: '',
    });
  });

  it.each([
    [{ CardDetails: { Number: '444433XXXXXX1111' } }, '1111'],
    [{ CardDetails: { Number: '4444333322221111' } }, '1111'],
    [{ CardDetails: { Number: '' } }, ''],
    [{ CardDetails: null }, ''],
    [null, ''],
  ])('takes of the card no more than its last four digits: %j', (Customer, cardLastFour) => {
    const read = readResult({ TransactionStatus: true, ResponseMessage: 'A2000', TransactionID: 1, Customer });
    expect(read.cardLastFour).toBe(cardLastFour);
    expect(JSON.stringify(read)).not.toContain('4444');
  });

  it('without a status is no approval', () => {
    expect(readResult({ ResponseMessage: 'A2000' }).approved).toBe(false);
  });

  it.each([{ TransactionStatus: 'true' }, { TotalAmount: 1.5 }, { TransactionID: 'abc' }, null, 'text'])(
    'of another shape is no answer: %j',
    (answer) => {
      expect(() => readResult(answer)).toThrow(ProviderTrouble);
    },
  );

  it('by reference may be absent, but not ambiguous', () => {
    const row = { TransactionStatus: true, ResponseMessage: 'A2000', TransactionID: 1 };
    expect(readByReference({ Transactions: [row], Errors: null })).toMatchObject({ transaction: '1' });
    expect(readByReference({ Transactions: [], Errors: 'V6171' })).toBeUndefined();
    expect(() => readByReference({ Transactions: [], Errors: 'V6170' })).toThrow('V6170');
    expect(() => readByReference({ Transactions: [row, row], Errors: null })).toThrow(ProviderTrouble);
  });
});

describe('a refund', () => {
  it('is done only with status and transaction', () => {
    expect(readRefund({ TransactionStatus: true, TransactionID: 2, ResponseMessage: 'A2000' })).toEqual({
      transaction: '2',
    });
    expect(readRefund({ TransactionStatus: false, Errors: 'V6152' })).toEqual({ refused: ['V6152'] });
  });

  it('with a system code or none leaves open whether it was done', () => {
    expect(() => readRefund({ TransactionStatus: false, Errors: 'S5000' })).toThrow(ProviderTrouble);
    expect(() => readRefund({})).toThrow(ProviderTrouble);
  });

  const row = { TransactionID: 2, TransactionStatus: true, TotalAmount: 500, InvoiceReference: 'RT1' };
  const refund = { ...row, OriginalTransactionId: 1 };

  it('is found by its reference: none, one or several, and never a payment', () => {
    const found = { transaction: '2', captureTransaction: '1', reference: 'RT1', cents: 500 };
    expect(readRefundByReference({ Transactions: [refund], Errors: null })).toEqual(found);
    expect(readRefunded({ Transactions: [refund], Errors: null }, '2')).toEqual(found);
    expect(readRefundByReference({ Transactions: [], Errors: 'V6171' })).toBeUndefined();
    expect(readRefundByReference({ Transactions: [], Errors: 'V6170' })).toBe('several');
    expect(readRefundByReference({ Transactions: [refund, { ...refund, TransactionID: 3 }] })).toBe('several');
    expect(readRefundByReference({ Transactions: [row] })).toBeUndefined();
    expect(() => readRefundByReference({ Transactions: [], Errors: 'S5000' })).toThrow('S5000');
    expect(() => readRefundByReference({ Transactions: [{ ...refund, TotalAmount: null }] })).toThrow(ProviderTrouble);
  });

  it('that was refused gave nothing back, and no refund is a payment', () => {
    expect(readRefundByReference({ Transactions: [{ ...refund, TransactionStatus: false }] })).toBeUndefined();
    expect(readByReference({ Transactions: [refund], Errors: null })).toBeUndefined();
  });

  it('left to make is that of the transaction asked for', () => {
    const Transactions = [{ TransactionID: 1, MaxRefund: 700 }];
    expect(readMaxRefund({ Transactions }, '1')).toBe(700);
    expect(() => readMaxRefund({ Transactions }, '2')).toThrow('no MaxRefund');
  });
});
