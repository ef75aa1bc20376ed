import { describe, expect, it } from 'vitest';
import { readAccessCodeRequest } from './access-code-request.ts';

const payment = { TotalAmount: 10_050, InvoiceNumber: 'S100', InvoiceReference: 'order-1', CurrencyCode: 'AUD' };
const request = { Method: 'ProcessPayment', RedirectUrl: 'http://127.0.0.1/paid', Payment: payment };
const errors = (changes: object) => {
  const read = readAccessCodeRequest({ ...request, ...changes });
  return 'errors' in read ? read.errors : [];
};

describe('readAccessCodeRequest', () => {
  it('reads amount, invoice and redirect address', () => {
    expect(readAccessCodeRequest(request)).toEqual({
      payment: {
        amount: 10_050,
        currency: 'AUD',
        invoiceNumber: 'S100',
        invoiceReference: 'order-1',
        invoiceDescription: '',
        customer: { firstName: '', lastName: '', email: '' },
        redirectUrl: 'http://127.0.0.1/paid',
      },
    });
  });

  it.each([0, -5, 10.5, '100', null, undefined])('refuses the amount %s', (amount) => {
    expect(errors({ Payment: { ...payment, TotalAmount: amount } })).toEqual(['V6011']);
  });

  it('refuses another currency than the account’s', () => {
    expect(errors({ Payment: { ...payment, CurrencyCode: 'XYZ' } })).toEqual(['V6018']);
  });

  it('wants an http address to send the browser back to', () => {
    expect(errors({ RedirectUrl: undefined })).toEqual(['V6047']);
    expect(errors({ RedirectUrl: 'javascript:alert(1)' })).toEqual(['V6059']);
  });

  it('wants given items to add up to the amount', () => {
    expect(errors({ Items: [{ Total: 10_000 }, { Total: 50 }] })).toEqual([]);
    expect(errors({ Items: [{ Total: 10_000 }, { Total: 51 }] })).toEqual(['V6124']);
    expect(errors({ Items: [{ SKU: 'no total' }] })).toEqual(['V6124']);
  });

  it('refuses an invoice reference of more than 64 characters', () => {
    expect(errors({ Payment: { ...payment, InvoiceReference: 'x'.repeat(65) } })).toEqual(['V6014']);
  });

  it('names all faults of an empty request', () => {
    expect(readAccessCodeRequest(undefined)).toEqual({ errors: ['V6004', 'V6011', 'V6047'] });
  });
});
