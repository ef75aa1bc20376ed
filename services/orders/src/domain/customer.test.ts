import { noRemarks } from '@southline/kernel/order';
import { describe, expect, it } from 'vitest';
import { checkRemarks, distinctPlaces, refuseUnprintable } from './customer.ts';

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

describe('remarks', () => {
  it('name the sign that documents cannot print', () => {
    const remarks = { ...noRemarks, businessName: '한국 자동차', purchaseOrderNo: 'PO-1', notes: 'gate\n4 राज' };
    expect(() => refuseUnprintable(remarks)).toThrow(
      expect.objectContaining({
        details: {
          businessName: expect.stringContaining('cannot print 한.'),
          notes: expect.stringContaining('cannot print रा.'),
        },
      }),
    );
    expect(() =>
      refuseUnprintable({ ...noRemarks, businessName: '北京汽车', notes: 'Ring twice\nthen wait' }),
    ).not.toThrow();
  });
});

describe('places of past orders', () => {
  it('are named once each, the newest first, whatever the e-mail', () => {
    const dock = { ...details, addressLine: '5 Dock Road' };
    const again = { ...details, email: 'office@example.com', locality: 'CARLTON' };
    expect(distinctPlaces([details, dock, again, dock])).toEqual([details, dock]);
  });
});

describe('additional e-mails', () => {
  it('are trimmed, and a repeated one counts once', () => {
    const remarks = {
      ccEmails: [' a@example.com', 'A@example.com', '', 'b@example.com'],
      businessName: '',
      purchaseOrderNo: ' 7 ',
      notes: '',
    };
    expect(checkRemarks(remarks)).toEqual({
      ccEmails: ['A@example.com', 'b@example.com'],
      businessName: '',
      purchaseOrderNo: '7',
      notes: '',
    });
  });

  it('are ten at most and each a valid address', () => {
    const many = Array.from({ length: 11 }, (_, n) => `n${n}@example.com`);
    for (const ccEmails of [many, ['nonsense'], ['a@example.com\r\nBcc: b@example.com']]) {
      expect(() => checkRemarks({ ...noRemarks, ccEmails })).toThrow(/semi-colon/);
    }
  });
});
