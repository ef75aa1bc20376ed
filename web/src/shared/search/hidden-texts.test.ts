import { afterEach, expect, test } from 'vitest';
import { isHidden, unhide } from './hidden-texts.ts';
import { hideIfPersonal } from './hide-if-personal.ts';
import { parseQuery, stringifyQuery } from './query-values.ts';

const personal = [
  'WBAUD910X0P300001',
  'VIN: WBAUD910X0P300001',
  '(WBAUD910X0P300001)',
  'brake pads for WBAUD910X0P300001',
  'Rego: CQ00PZ',
  '1AA 1AA VIC',
  'GRX120-3012345',
  'robin@southline.example',
];
afterEach(() => personal.forEach(unhide));

test.each(personal)('%s stands in no URL, and is read back from it in this tab', (text) => {
  hideIfPersonal(text);
  const url = stringifyQuery({ part: text, page: 2 });
  expect(url).toMatch(/^\?part=hidden-text-\w+&page=2$/);
  expect(parseQuery(url)).toEqual({ part: text, page: '2' });
});

test('a handle of another tab is an empty text', () => {
  expect(parseQuery('?part=hidden-text-abc123')).toEqual({ part: '' });
});

test('a text that turns out to be a part number is written again, and its old handle is still read', () => {
  hideIfPersonal('FO1003');
  const hidden = stringifyQuery({ part: 'FO1003' });
  unhide('FO1003');
  expect(stringifyQuery({ part: 'FO1003' })).toBe('?part=FO1003');
  expect(parseQuery(hidden)).toEqual({ part: 'FO1003' });
});

test.each(['rav4 oil filter', 'bt50 pads', '8E0615301', '0986494123', 'oil filter', 'N70ZZL battery'])(
  '%s can be shared',
  (text) => {
    hideIfPersonal(text);
    expect(isHidden(text)).toBe(false);
  },
);
