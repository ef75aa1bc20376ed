import { describe, expect, it } from 'vitest';
import { checkDelivery, checkRemarks, isAustralianPostcode, isEmail } from './customer.ts';

const details = {
  firstName: 'Robin',
  lastName: 'Lee',
  addressLine: '1 Test Street',
  locality: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  phone: '0491570006',
  email: 'robin@example.com',
};

describe('delivery details', () => {
  it('are trimmed and kept', () => {
    expect(checkDelivery({ ...details, firstName: '  Robin ' })).toEqual(details);
  });

  it('name every wrong field at once, in the words of the form', () => {
    const wrong = { ...details, firstName: ' ', state: 'XX', postcode: '0100', phone: '04 91', email: 'x@y' };
    expect(() => checkDelivery(wrong)).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        details: {
          firstName: 'First Name is required.',
          state: 'State is required.',
          postcode: 'Invalid Australian postcode',
          phone: 'Digits only, please.',
          email: 'Invalid email',
        },
      }),
    );
  });

  it('refuse line breaks, which would reach mail headers', () => {
    expect(() => checkDelivery({ ...details, lastName: 'Lee\r\nBcc: x@example.com' })).toThrow();
  });

  it('take Australian postcodes with their leading zero', () => {
    expect(['0200', '0800', '0872', '3053', '9999'].every(isAustralianPostcode)).toBe(true);
    expect(['0100', '0300', '800', '12345', 'ABCD', ''].some(isAustralianPostcode)).toBe(false);
  });
});

describe('additional e-mails', () => {
  it('are trimmed, and a repeated one counts once', () => {
    const remarks = {
      ccEmails: [' a@example.com', 'A@example.com', '', 'b@example.com'],
      purchaseOrderNo: ' 7 ',
      notes: '',
    };
    expect(checkRemarks(remarks)).toEqual({
      ccEmails: ['A@example.com', 'b@example.com'],
      purchaseOrderNo: '7',
      notes: '',
    });
  });

  it('are ten at most and each a valid address', () => {
    const many = Array.from({ length: 11 }, (_, n) => `n${n}@example.com`);
    for (const ccEmails of [many, ['nonsense'], ['a@example.com\r\nBcc: b@example.com']]) {
      expect(() => checkRemarks({ ccEmails, purchaseOrderNo: '', notes: '' })).toThrow(/semi-colon/);
    }
  });

  it('know an address from its look-alikes', () => {
    expect(isEmail('first.last+tag@mail.example.com.au')).toBe(true);
    expect(['a@b', 'a b@c.de', '@c.de', 'a@@c.de', 'a@c..de', '"x"@c.de'].some(isEmail)).toBe(false);
  });
});
