import { expect, test } from 'vitest';
import { carrierNames, trackingLink } from './carriers.ts';

test.each(carrierNames)('%s has a link to a page of its own over TLS, with the number in it', (name) => {
  const link = trackingLink(name, 'AB 123/4&x=1');
  expect(new URL(link).protocol).toBe('https:');
  expect(link).toContain('AB123%2F4%26x%3D1');
});

test.each([
  ['auspost', 'https://auspost.com.au/'],
  ['AUSTRALIA-POST', 'https://auspost.com.au/'],
  [' star track ', 'https://startrack.com.au/'],
  ['Toll Priority', 'https://www.myteamge.com/'],
  ['tnt', 'https://www.tnt.com/'],
  ['Direct Freight', 'https://www.directfreight.com.au/'],
  ['New Zealand Post', 'https://www.nzpost.co.nz/'],
  ['NZ Couriers', 'https://www.nzcouriers.co.nz/'],
])('%s is known by this spelling', (name, start) => {
  expect(trackingLink(name, 'X1')).toMatch(new RegExp(`^${start}`));
});

test('an unknown carrier has no link, nor has a parcel without a number', () => {
  expect(trackingLink('Roadline', 'X1')).toBe('');
  expect(trackingLink('', 'X1')).toBe('');
  expect(trackingLink('TNT', ' ')).toBe('');
});
