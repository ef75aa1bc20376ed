import { expect, test } from 'vitest';
import { placeSlug } from './place-slug.ts';

test.each([
  ['Te Awamutu', 'te-awamutu'],
  ['Ōtāhuhu', 'otahuhu'],
  ["O'Connor", 'oconnor'],
  ['O’Connor', 'oconnor'],
  ['OʼConnor', 'oconnor'],
  ['Oʻconnor', 'oconnor'],
  ['O＇Connor', 'oconnor'],
  ['O`Connor', 'oconnor'],
  ['O´Connor', 'oconnor'],
  ['O′Connor', 'oconnor'],
  ['O‘Connor', 'oconnor'],
  ["D'Aguilar\u200b", 'daguilar'],
  ['Otāhuhu', 'otahuhu'],
  ['Ma\u0304ngere', 'mangere'],
  ['Te\u00a0Awamutu', 'te-awamutu'],
  ['Te–Awamutu', 'te-awamutu'],
  ['Ｐｅｒｔｈ', 'perth'],
  ['St. Kilda', 'st-kilda'],
  ['Richmond, Nelson', 'richmond-nelson'],
  ['Abbotsbury (2176)', 'abbotsbury-2176'],
  ['te-awamutu', 'te-awamutu'],
  ['', ''],
])('%s is %s', (name, slug) => expect(placeSlug(name)).toBe(slug));
