import { expect, it } from 'vitest';
import { accessCodeRequest, refundRequest } from './provider-requests.ts';

const buyer = {
  firstName: 'A'.repeat(80),
  lastName: 'Buyer',
  street: '1 Example Street',
  locality: 'Melbourne',
  state: 'VIC',
  postcode: '3000',
  phone: '0355501234',
  email: 'buyer@example.com',
};

it('an access code is asked for in integer cents, with the attempt as invoice reference and no card field', () => {
  const request = accessCodeRequest({
    reference: 'order-1',
    orderNo: 'SL1000001',
    amountCents: 12_345,
    redirectUrl: 'https://shop.example/au/cart',
    buyer,
  });
  expect(request).toMatchObject({
    Method: 'ProcessPayment',
    TransactionType: 'Purchase',
    RedirectUrl: 'https://shop.example/au/cart',
    Payment: { TotalAmount: 12_345, InvoiceNumber: 'SL1000001', InvoiceReference: 'order-1', CurrencyCode: 'AUD' },
  });
  expect(request.Customer.FirstName).toHaveLength(50);
  expect(JSON.stringify(request)).not.toMatch(/card/i);
});

it('a refund names its transaction, cents and reference', () => {
  const request = refundRequest({
    transaction: '7',
    cents: 500,
    reference: 'double:7',
    orderNo: 'SL1000001',
    sendBefore: new Date(0),
  });
  expect(request.Refund).toMatchObject({ TransactionID: '7', TotalAmount: 500, InvoiceReference: 'double:7' });
});
