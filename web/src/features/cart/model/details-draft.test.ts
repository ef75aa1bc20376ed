// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { detailsDraft } from './details-draft.ts';

const of = { region: 'au', who: 'guest', orderID: 'o1' };
const empty = {
  ...{ FirstName: '', LastName: '', DeliveryAddressline: '', DeliveryLocality: '', DeliveryState: '' },
  ...{ DeliveryPostcode: '', Phone: '', Email: '', ccemail: '', purchaseorderno: '', notes: '' },
};
const typed = { ...empty, FirstName: 'Robin', notes: 'Ring twice' };

afterEach(() => sessionStorage.clear());

test('what was typed is read again by the same person for the same order', () => {
  detailsDraft(sessionStorage, of).keep(typed);
  expect(detailsDraft(sessionStorage, of).read(empty)).toEqual(typed);
  for (const other of [{ who: 'M1001' }, { orderID: 'o2' }, { region: 'nz' }])
    expect(detailsDraft(sessionStorage, { ...of, ...other }).read(empty)).toBeNull();
});

test.each(['', 'nonsense', '{}', '{"who":"guest","orderID":"o1","values":{"FirstName":7}}'])(
  'a storage with %j in it holds no details',
  (text) => {
    sessionStorage.setItem('southline.details.au', text);
    expect(detailsDraft(sessionStorage, of).read(empty)).toBeNull();
  },
);

test('forgotten, nothing of it stays', () => {
  detailsDraft(sessionStorage, of).keep(typed);
  detailsDraft(sessionStorage, of).forget();
  expect(sessionStorage).toHaveLength(0);
});
