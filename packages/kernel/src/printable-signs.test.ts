import { expect, test } from 'vitest';
import { unprintableSign } from './printable-signs.ts';

test.each([
  'Robin',
  'Nguyễn Văn Đặng',
  'Ngāti Ōtautahi',
  'Жуков',
  'Ελλάδα',
  'Żółć',
  '李伟 陳國強',
  'かなカナ',
  'Kealiʻi',
  'OʼConnor',
  'O’Connor – “€”',
  'line\nbreak',
  'zero\u200bwidth',
  'e\u0301',
  '½ Main St · № 5',
])('%j can be printed', (text) => {
  expect(unprintableSign(text)).toBeUndefined();
});

test.each([
  ['김민수', '김'],
  ['한국 자동차', '한'],
  ['محمد', 'م'],
  ['राज', 'रा'],
  ['สมชาย', 'ส'],
  ['דוד', 'ד'],
  ['𠮷田', '𠮷'],
  ['Wei 😀', '😀'],
  ['Thumbs 👍🏽', '👍🏽'],
  ['Heart ❤️', '❤️'],
  ['გიორგი', 'გ'],
  ['Արամ', 'Ա'],
  ['தமிழ்', 'த'],
  ['ខ្មែរ', 'ខ្មែ'],
])('%s cannot be printed because of %s', (text, sign) => {
  expect(unprintableSign(text)).toBe(sign);
});
