import { describe, expect, it } from 'vitest';
import { anAttempt, aResult } from './testing.ts';
import { judge } from './verdict.ts';

const verdict = (changes: Parameters<typeof aResult>[0]) => judge(anAttempt(), aResult(changes));
const refused = (...codes: string[]) => verdict({ approved: false, codes, transaction: undefined });

describe('an approved result', () => {
  it.each(['A2000', 'A2008', 'A2011', 'A2016'])('%s with our reference, number and amount is a capture', (code) => {
    const captured = { kind: 'captured', transaction: '10000001', cardLastFour: '1111', why: code };
    expect(verdict({ codes: [code] })).toEqual(captured);
  });

  it.each(['AUD', '036'])('in our currency (%s) is a capture', (currency) => {
    expect(verdict({ currency }).kind).toBe('captured');
  });

  it.each([
    ['a part of the amount', { codes: ['A2010'] }],
    ['another amount', { totalCents: 12_344 }],
    ['no amount', { totalCents: undefined }],
    ['another currency', { currency: 'NZD' }],
    ['the number of another currency', { currency: '554' }],
    ['another reference', { invoiceReference: 'order-2' }],
    ['another order number', { invoiceNumber: 'SL1000002' }],
    ['a fraud code beside the approval', { codes: ['A2000', 'F7001'] }],
    ['no approval code', { codes: [] }],
    ['a decline code', { codes: ['D4405'] }],
    ['no transaction', { transaction: undefined }],
  ])('with %s needs a person and is neither captured nor failed', (_, changes) => {
    expect(verdict(changes)).toMatchObject({ kind: 'unknown', review: expect.any(String) });
  });
});

describe('a result without approval', () => {
  it('is unfinished at S5099, known to nobody at V6107', () => {
    expect(refused('S5099').kind).toBe('unfinished');
    expect(refused('V6107').kind).toBe('no-such-code');
  });

  it.each([['S5666'], ['S5020'], ['S5000'], ['S5010'], ['S5085'], ['3D05'], ['D4494'], ['D4409'], ['X1234'], []])(
    'stays unknown at %s, without a person',
    (...codes) => {
      expect(refused(...codes)).toEqual({ kind: 'unknown', why: codes[0] ?? 'no code' });
    },
  );

  it('tells nothing about our attempt when it names another one', () => {
    const answer = verdict({ approved: false, codes: ['D4405'], invoiceReference: 'order-2' });
    expect(answer).toMatchObject({ kind: 'unknown', review: expect.any(String) });
  });

  it.each(['D4405', 'D4404', 'D4407', 'D4441', 'D4443', 'D4459', 'F7003'])(
    'is declined at %s in general words',
    (code) => {
      expect(refused(code)).toMatchObject({
        kind: 'declined',
        cardInvalid: false,
        message: 'The payment was declined. Please try another card or ask your bank.',
      });
    },
  );

  it.each([
    ['D4451', 'not enough money'],
    ['D4454', 'expired'],
    ['D4414', 'card number'],
    ['D4482', 'CVN'],
    ['D4491', 'try again shortly'],
  ])('is declined at %s with what helps: %s', (code, words) => {
    expect(refused(code)).toMatchObject({ kind: 'declined', message: expect.stringContaining(words) });
  });

  it.each([
    ['V6021', 'name'],
    ['V6022', 'card number'],
    ['V6110', 'card number'],
    ['V6023', 'CVN'],
    ['V6106', 'CVN'],
    ['V6033', 'passed'],
    ['V6101', 'expiry date'],
    ['V6102', 'expiry date'],
    ['V6199', 'card details'],
  ])('names the field of the form fault %s: %s', (code, words) => {
    expect(refused(code)).toMatchObject({
      kind: 'declined',
      cardInvalid: true,
      message: expect.stringContaining(words),
    });
  });

  it('names every field once when several are wrong', () => {
    const answer = refused('V6021', 'V6101', 'V6102');
    expect(answer).toMatchObject({
      message: 'Please enter the name as it is on the card.<br>Please check the expiry date.',
    });
  });
});
