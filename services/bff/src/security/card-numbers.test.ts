import { expect, test } from 'vitest';
import { maskTexts } from './card-numbers.ts';

const card = '4444333322221111';
const masked = '************1111';

const after = (tree: object) => {
  maskTexts(tree);
  return tree;
};

test.each([
  ...['notes', 'purchaseorderno', 'firstname', 'lastName', 'comment', 'keywords', 'receiptNo', 'value', 'q'],
  ...['FirstName', 'DeliveryAddressline', 'DeliveryLocality', 'service', 'vehicle', 'a field of tomorrow'],
])('%s holds no card number afterwards, at any depth', (name) => {
  expect(after({ [name]: card })).toEqual({ [name]: masked });
  expect(after({ rows: [{ filters: { [name]: [card, 'x'] } }] })).toEqual({
    rows: [{ filters: { [name]: [masked, 'x'] } }],
  });
});

test.each([
  ['accessCode', `C3AB9${card}`],
  ['rdTransactionID', card],
  ['orderID', card],
  ['orderNo', card],
  ['partNo', card],
  ['productNr', '4444 3333 2222 1111'],
  ['ProductNr', card],
  ['password', card],
  ['newPassword', `${card}abc`],
  ['token', card],
  ['uploadFileName', [card]],
  ['cart', [{ orderID: card, partno: card }]],
])('%s is unchanged', (name, value) => {
  expect(after({ [name]: value })).toEqual({ [name]: value });
});

test.each([
  ['mobile', '61491570158'],
  ['value', '6G1EK54H06L123456'],
  ['DeliveryPostcode', '3000'],
  ['purchaseorderno', 'PO-2026-000123456789'],
  ['email', 'robin@southline.example'],
])('%s without a card number is unchanged: %s', (name, value) => {
  expect(after({ [name]: value })).toEqual({ [name]: value });
});

test('values that are not text stay', () => {
  const tree = { amount: 272.85, quantity: 2, consent1: true, nothing: null };
  expect(after({ ...tree })).toEqual(tree);
});

test.each(['email', 'Email', 'ccemail'])('an address in %s that a mask would change is refused', (field) => {
  expect(() => maskTexts({ [field]: '4444333322221111@example.com' })).toThrow(
    expect.objectContaining({ code: 'InvalidRequest', details: { [field]: expect.stringContaining('card number') } }),
  );
});
