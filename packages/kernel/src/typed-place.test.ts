import { expect, test } from 'vitest';
import { placeSlug } from './place-slug.ts';
import { placeSpellings, readPlace } from './typed-place.ts';

test.each([
  ['Dandenong South 3175', 'dandenong-south', '3175', ''],
  ['Dandenong South, VIC 3175', 'dandenong-south', '3175', 'VIC'],
  ['DANDENONG SOUTH VIC', 'dandenong-south', '', 'VIC'],
  ['3175 Dandenong South', 'dandenong-south', '3175', ''],
  ['Dandenong South (3175)', 'dandenong-south', '3175', ''],
  ['Dandenong South Vic. 3175 Australia', 'dandenong-south', '3175', 'VIC'],
  ['Hobart, Tasmania', 'hobart', '', 'TAS'],
  ['Bondi, New South Wales 2026', 'bondi', '2026', 'NSW'],
  ['Alice Springs NT 0870', 'alice-springs', '0870', 'NT'],
  ['Takapuna 0622 New Zealand', 'takapuna', '0622', ''],
  [' 3175', '', '3175', ''],
  ['31 75', '', '3175', ''],
  ['3 1 7 5 ', '', '3175', ''],
  ['３１７５', '', '3175', ''],
  ['Richmond\u00a031\u00a021', 'richmond', '3121', ''],
  ['Richmond\t3121', 'richmond', '3121', ''],
  ['O’Connor ACT 2602', 'oconnor', '2602', 'ACT'],
  ['Dandenong–South 3175', 'dandenong-south', '3175', ''],
  ['3000 VIC', '', '3000', 'VIC'],
  ['VIC 3000', '', '3000', 'VIC'],
  ['VIC3000', '', '3000', 'VIC'],
  ['New South Wales 2026', '', '2026', 'NSW'],
  ['Postcode 3000', '', '3000', ''],
  ['P/C: 3000', '', '3000', ''],
  ['North Lakes 4509 QLD', 'north-lakes', '4509', 'QLD'],
  ['Melbourne 3000 VIC, Australia', 'melbourne', '3000', 'VIC'],
  ['Perth, Western Australia', 'perth', '', 'WA'],
  ['Mount Gambier, South Australia, Australia', 'mount-gambier', '', 'SA'],
  ['MAHOGANY CREEK, WA, Australia, 6072', 'mahogany-creek', '6072', 'WA'],
  ['Melbourne3000', 'melbourne', '3000', ''],
  ['Darwin NT 800', 'darwin', '0800', 'NT'],
  ['872 NT', '', '0872', 'NT'],
  ['Perth W.A. 6000', 'perth', '6000', 'WA'],
  ['Perth', 'perth', '', ''],
  ['Victoria', 'victoria', '', ''],
  ['1770', '', '1770', ''],
  ['Seventeen Seventy', 'seventeen-seventy', '', ''],
  ['12345', '12345', '', ''],
  ['', '', '', ''],
])('"%s" is read', (text, slug, postcode, state) => expect(readPlace(text)).toEqual({ slug, postcode, state }));

test.each([
  ['Mt Isa', 'Mount Isa'],
  ['Mount Eden', 'Mt Eden'],
  ['Mt. Gambier', 'Mount Gambier'],
  ['Saint Kilda', 'St Kilda'],
  ['St. Arnaud', 'Saint Arnaud'],
  ['Pt Augusta', 'Port Augusta'],
  ['Pt Cook', 'Point Cook'],
  ['Nth Sydney', 'North Sydney'],
  ['Sth Yarra', 'South Yarra'],
  ['Ft Lauderdale', 'Fort Lauderdale'],
  ['Upr Ferntree Gully', 'Upper Ferntree Gully'],
  ['Wheelers Hts', 'Wheelers Heights'],
  ['Mt St Thomas', 'Mount Saint Thomas'],
  ['St Kilda', 'St Kilda'],
  ['O Connor', "O'Connor"],
  ['D Aguilar', "D'Aguilar"],
  ['Mc Laren Vale', 'McLaren Vale'],
  ['W Perth', 'West Perth'],
  ['N. Adelaide', 'North Adelaide'],
  ['E Melbourne', 'East Melbourne'],
  ['Cherry Crk', 'Cherry Creek'],
  ['Koo Wee Rup Jct', 'Koo Wee Rup Junction'],
  ['Lord Howe Is.', 'Lord Howe Island'],
  ['Happy Vly', 'Happy Valley'],
])('%s is found as %s', (typed, listed) => {
  expect(placeSpellings(placeSlug(typed))).toContain(placeSlug(listed));
  expect(placeSpellings(placeSlug(typed))[0]).toBe(placeSlug(typed));
});

test('a text of abbreviations makes few spellings', () => {
  expect(placeSpellings(placeSlug('pt '.repeat(40))).length).toBeLessThanOrEqual(16);
});
