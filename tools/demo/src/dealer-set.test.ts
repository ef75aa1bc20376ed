import { expect, test } from 'vitest';
import { dealerRows, dealerSet } from './dealer-set.ts';

const dealers = [...dealerRows(1)];
const places = dealerSet(1).places();

test('the same seed gives the same dealers, another seed others', () => {
  expect([...dealerRows(1)]).toEqual(dealers);
  expect([...dealerRows(2)]).not.toEqual(dealers);
});

test('more than 600 dealers in every state and in New Zealand, of every type', () => {
  expect(dealers.length).toBeGreaterThan(600);
  const states = new Set(dealers.map(({ state }) => state));
  expect([...states].sort()).toEqual(['ACT', 'NSW', 'NT', 'NZ', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  for (const state of states)
    for (const type of ['Battery', 'Parts', 'Service'])
      expect(dealers.some((dealer) => dealer.state === state && dealer.types.includes(type))).toBe(true);
});

test('each is in a town of the table, with its own code', () => {
  const towns = new Set(places.map(({ suburb, state, postcode }) => `${suburb} ${state || 'NZ'} ${postcode}`));
  expect(dealers.filter(({ suburb, state, postcode }) => !towns.has(`${suburb} ${state} ${postcode}`))).toEqual([]);
  expect(new Set(dealers.map(({ code }) => code)).size).toBe(dealers.length);
});

test('every suburb of the published lists is a place, with its postcodes', () => {
  const postcodesOf = (state: string, suburb: string) =>
    places.filter((place) => place.state === state && place.suburb === suburb).map(({ postcode }) => postcode);
  expect(postcodesOf('VIC', 'Dandenong South')).toEqual(['3164', '3175']);
  expect(postcodesOf('', 'Ahuroa')).toEqual(['0984']);
  expect(places.length).toBeGreaterThan(22_000);
});

test.each([
  ['Takapuna', '09'],
  ['Tauranga', '07'],
  ['Palmerston North', '06'],
  ['Masterton', '06'],
  ['Wellington', '04'],
  ['Dunedin', '03'],
])('a number in %s has the area code %s', (town, area) => {
  const inTown = dealers.filter(({ state, suburb }) => state === 'NZ' && suburb === town);
  expect(inTown.length).toBeGreaterThan(0);
  for (const { telephone } of inTown) expect(telephone).toContain(`(${area})`);
});

test('telephone numbers and addresses are fictitious', () => {
  for (const { state, telephone, email, web } of dealers) {
    expect(telephone).toMatch(state === 'NZ' ? /^\(0[34679]\) 155 \d{4}$/ : /^\(0[2378]\) 5550 \d{4}$/);
    expect(email).toMatch(/@dealers\.southline\.example$/);
    expect(web).toMatch(/^$|\.southline\.example$/);
  }
  expect(new Set(dealers.map(({ telephone }) => telephone)).size).toBe(dealers.length);
});
