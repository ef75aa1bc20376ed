import { describe, expect, it } from 'vitest';
import { checkDelivery } from './order-input.ts';

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

  it('have the address as it is mailed, without full-width and invisible signs', () => {
    expect(checkDelivery({ ...details, email: '\u200bＲobin＠example。com' }).email).toBe('Robin@example.com');
    expect(checkDelivery({ ...details, email: 'robin@słup.example' }).email).toBe('robin@słup.example');
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
          phone: 'One number of at most 11 digits, please.',
          email: 'Invalid email',
        },
      }),
    );
  });

  it('name the sign that documents cannot print, in any field', () => {
    for (const [field, text, sign] of [
      ['firstName', '민수', '민'],
      ['lastName', 'محمد', 'م'],
      ['addressLine', '1 ถนน Street', 'ถ'],
      ['locality', 'Carlton 🙂', '🙂'],
    ] as const) {
      const message = `Invoices and labels cannot print ${sign}. Please use Latin or Chinese letters.`;
      expect(() => checkDelivery({ ...details, [field]: text })).toThrow(
        expect.objectContaining({ kind: 'invalid', details: { [field]: message } }),
      );
    }
    const printed = { ...details, firstName: 'Nguyễn', lastName: 'OʼConnor', addressLine: '李伟 1 Жуков St' };
    expect(checkDelivery(printed)).toEqual(printed);
  });

  it('refuse line breaks, which would reach mail headers', () => {
    expect(() => checkDelivery({ ...details, lastName: 'Lee\r\nBcc: x@example.com' })).toThrow();
  });

  it('go to Australia only: an address in Auckland is refused, one on Christmas Island is not', () => {
    const auckland = { ...details, addressLine: '12 Queen Street', locality: 'Auckland', postcode: '1010' };
    for (const state of ['NSW', 'Auckland']) {
      expect(() => checkDelivery({ ...auckland, state })).toThrow(
        expect.objectContaining({
          details: expect.objectContaining({ postcode: expect.stringContaining('PO boxes') }),
        }),
      );
    }
    expect(() => checkDelivery({ ...details, postcode: '0300' })).toThrow('Invalid Australian postcode');
    expect(checkDelivery({ ...details, state: 'WA', postcode: '6798' }).postcode).toBe('6798');
    expect(checkDelivery({ ...details, state: 'NSW', addressLine: 'GPO Box 7', postcode: '1001' }).postcode).toBe(
      '1001',
    );
  });

  it('take the addresses that an account takes', () => {
    expect(checkDelivery({ ...details, email: 'a@münchen.example' }).email).toBe('a@münchen.example');
    expect(() => checkDelivery({ ...details, email: 'a@shop_1.example' })).toThrow('Invalid email');
  });
});
