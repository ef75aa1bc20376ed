import { passesLuhn } from '@southline/kernel/card-number';
import { describe, expect, it } from 'vitest';
import { decide, fixedCards } from './bank.ts';

const visa = '4444333322221111';

describe('decide', () => {
  it('approves any amount in approve mode', () => {
    expect(decide('approve', 10_105, visa)).toEqual({
      approved: true,
      responseCode: '00',
      responseMessage: 'A2000',
      amount: 10_105,
    });
  });

  it('declines any amount in decline mode', () => {
    expect(decide('decline', 10_000, visa)).toMatchObject({ approved: false, responseMessage: 'D4405', amount: 0 });
  });

  it('makes the last two digits of the amount the bank code in cents mode', () => {
    expect(decide('cents', 101, visa)).toMatchObject({
      approved: false,
      responseCode: '01',
      responseMessage: 'D4401',
    });
    expect(decide('cents', 5_000, visa).responseMessage).toBe('A2000');
  });

  it.each(['08', '11', '16'])('approves cents %s in full', (cents) => {
    const amount = 1_000 + Number(cents);
    expect(decide('cents', amount, visa)).toMatchObject({ approved: true, responseMessage: `A20${cents}`, amount });
  });

  it('takes only a part of the amount with code 10', () => {
    expect(decide('cents', 1_010, visa)).toMatchObject({ approved: true, responseMessage: 'A2010', amount: 505 });
  });

  it('gives the fixed cards their own answer in every mode', () => {
    for (const [number, code] of fixedCards) {
      expect(passesLuhn(number)).toBe(true);
      expect(decide('approve', 10_000, number).responseMessage).toBe(`D44${code}`);
    }
  });
});
