// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { tabDraft } from './tab-draft.ts';

const of = { form: 'details', region: 'au', who: 'guest', about: 'o1' };
const empty = {
  FirstName: '',
  LastName: '',
  DeliveryAddressline: '',
  DeliveryLocality: '',
  DeliveryState: '',
  DeliveryPostcode: '',
  Phone: '',
  Email: '',
  ccemail: '',
  purchaseorderno: '',
  notes: '',
};
const typed = { ...empty, FirstName: 'Robin', notes: 'Ring twice' };

afterEach(() => sessionStorage.clear());

test('a draft is read again by the same person for the same order', () => {
  tabDraft(sessionStorage, of).keep(typed);
  expect(tabDraft(sessionStorage, of).read(empty)).toEqual(typed);
  for (const other of [{ who: 'M1001' }, { about: 'o2' }, { region: 'nz' }, { form: 'return' }])
    expect(tabDraft(sessionStorage, { ...of, ...other }).read(empty)).toBeNull();
});

test.each(['', 'nonsense', '{}', '{"who":"guest","about":"o1","values":{"FirstName":7}}'])(
  'a storage with %j in it holds no details',
  (text) => {
    sessionStorage.setItem('southline.details.au', text);
    expect(tabDraft(sessionStorage, of).read(empty)).toBeNull();
  },
);

test('after removal nothing of it is stored', () => {
  tabDraft(sessionStorage, of).keep(typed);
  tabDraft(sessionStorage, of).forget();
  expect(sessionStorage).toHaveLength(0);
});
