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

const order = {
  reference: 'order-1',
  orderNo: 'SL1000001',
  amountCents: 1,
  redirectUrl: 'https://shop.example/au/cart',
};
const customerOf = (fields: Partial<typeof buyer>) =>
  accessCodeRequest({ ...order, buyer: { ...buyer, ...fields } }).Customer;

it.each([
  ['accounts.payable.and.purchasing.team.1@example.com.au', ''],
  [`${'a'.repeat(39)}@example.com`, ''],
  [`${'a'.repeat(38)}@example.com`, `${'a'.repeat(38)}@example.com`],
  ['buyer@example.com', 'buyer@example.com'],
])('the e-mail %s goes as %j: whole or not at all', (email, sent) => expect(customerOf({ email }).Email).toBe(sent));

it('a phone number, a postcode and a state go whole or not at all', () => {
  const long = '1'.repeat(51);
  const { Phone, PostalCode, State } = customerOf({ phone: long, postcode: long, state: long });
  expect([Phone, PostalCode, State]).toEqual(['', '', '']);
});

it.each(['0800', '0872', '0626'])('the postcode %s keeps its zero', (postcode) => {
  expect(customerOf({ postcode }).PostalCode).toBe(postcode);
});

const before = (units: number) => 'a'.repeat(units);

it.each([
  ['an emoji', `${before(49)}😀b`, before(49)],
  ['a rare Han character', `${before(49)}𠮷`, before(49)],
  ['a combined letter', `${before(49)}e\u0301x`, before(49)],
  ['a family of emoji', `${before(45)}👨‍👩‍👧`, before(45)],
  ['a flag', `${before(48)}🇦🇺`, before(48)],
  ['a skin tone', `${before(48)}👍🏽`, before(48)],
  ['a Devanagari syllable', `${before(49)}कि`, before(49)],
  ['a Hangul syllable of three jamo', `${before(48)}\u1112\u1161\u11ab`, before(48)],
  ['a keycap', `${before(48)}1\ufe0f\u20e3`, before(48)],
  ['exactly 50 letters', before(50), before(50)],
  ['51 letters', before(51), before(50)],
  ['an emoji that fits', `${before(48)}😀b`, `${before(48)}😀`],
])('a text is cut between characters: %s', (_, text, sent) => {
  const { FirstName, LastName, Street1, City } = customerOf({
    firstName: text,
    lastName: text,
    street: text,
    locality: text,
  });
  expect([FirstName, LastName, Street1, City]).toEqual([sent, sent, sent, sent]);
});

it.each([
  [
    'Level 12, Suite 1204, International Chambers, 123 Collins Street',
    'Level 12, Suite 1204, International Chambers, 123 ',
  ],
  [
    'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
    'Taumatawhakatangihangakoauauotamateaturipukakapiki',
  ],
  ['Unit 3/12 O’Connor Street', 'Unit 3/12 O’Connor Street'],
  ['Kaiwhakahaere o te Whare Wānanga o Ōtautahi, Ngāi Tahu', 'Kaiwhakahaere o te Whare Wānanga o Ōtautahi, Ngāi '],
  ['33 Đường Nguyễn Hữu Thọ, Phường Tân Hưng, Quận 7, HCMC', '33 Đường Nguyễn Hữu Thọ, Phường Tân Hưng, Quận 7, '],
  ['北京市朝阳区建国门外大街一号国贸大厦', '北京市朝阳区建国门外大街一号国贸大厦'],
  [`${'a'.repeat(47)}<b>`, `${'a'.repeat(47)}<b>`],
  [`${'a'.repeat(48)}&amp;`, `${'a'.repeat(48)}&a`],
  [`Lot 1${'\u0301'.repeat(60)}`, 'Lot '],
  ['', ''],
])('the address %j goes as %j', (text, sent) => {
  const { Street1, City } = customerOf({ street: text, locality: text });
  expect([Street1, City]).toEqual([sent, sent]);
});

it('the numbers of an order fit the limits of the provider', () => {
  const { Payment } = accessCodeRequest({ ...order, orderNo: 'SL9999999999', buyer });
  expect(Payment.InvoiceNumber.length).toBeLessThanOrEqual(12);
  expect(Payment.InvoiceDescription.length).toBeLessThanOrEqual(64);
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
