import { expect, test } from 'vitest';
import { placeSlug } from './place-slug.ts';

test.each([
  ['Te Awamutu', 'te-awamutu'],
  ['Ōtāhuhu', 'otahuhu'],
  ["O'Connor", 'oconnor'],
  ['St. Kilda', 'st-kilda'],
  ['Richmond, Nelson', 'richmond-nelson'],
  ['Abbotsbury (2176)', 'abbotsbury-2176'],
  ['te-awamutu', 'te-awamutu'],
  ['', ''],
])('%s is %s', (name, slug) => expect(placeSlug(name)).toBe(slug));
