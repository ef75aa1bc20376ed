import { expect, test } from 'vitest';
import { noOrderDefaults, type SavedAddress, withOrderDefaults } from './order-defaults.ts';

const workshop: SavedAddress = {
  label: 'Workshop',
  firstName: 'Robin',
  lastName: 'Lee',
  addressLine: '12 Workshop Lane',
  locality: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  phone: '0491570006',
};
const email = 'robin@example.com';
const after = (change: Parameters<typeof withOrderDefaults>[1], known = noOrderDefaults) =>
  withOrderDefaults(known, change, email);

test('a field that a change does not have is unchanged', () => {
  const known = { businessName: 'Quay Motors', copies: ['a@example.com'], addresses: [workshop] };
  expect(after({}, known)).toEqual(known);
  expect(after({ businessName: '' }, known)).toEqual({ ...known, businessName: '' });
  expect(after({ addresses: [] }, known)).toEqual({ ...known, addresses: [] });
});

test('texts are trimmed, and a repeated copy counts once', () => {
  const typed = { ...workshop, label: ' Workshop ', locality: ' Carlton' };
  expect(after({ businessName: ' Quay ', copies: [' a@example.com', 'A@example.com'], addresses: [typed] })).toEqual({
    businessName: 'Quay',
    copies: ['A@example.com'],
    addresses: [workshop],
  });
});

test.each<[string, Parameters<typeof withOrderDefaults>[1], string]>([
  ['a copy that is no address', { copies: ['nonsense'] }, 'ccemail'],
  ['a name of the business that is a link', { businessName: '<b>' }, 'businessName'],
  ['an address without a label', { addresses: [{ ...workshop, label: ' ' }] }, 'addresses.0.label'],
  ['two addresses with one label', { addresses: [workshop, { ...workshop, label: 'WORKSHOP' }] }, 'addresses.1.label'],
  ['an address abroad', { addresses: [workshop, { ...workshop, label: 'B', state: 'Auckland' }] }, 'addresses.1.state'],
  [
    'too many addresses',
    { addresses: Array.from({ length: 21 }, (_, at) => ({ ...workshop, label: `${at}` })) },
    'addresses',
  ],
])('%s is refused at its field', (_, change, field) => {
  expect(() => after(change)).toThrow(
    expect.objectContaining({ kind: 'invalid', details: { [field]: expect.stringMatching(/./) } }),
  );
});
