import { expect, test } from 'vitest';
import { isPicture, kindOf, photoProblem, sentName } from './photo.ts';

test('"@" is never part of a sent file name', () => {
  expect(sentName('me@home@2x.jpg')).toBe('me_home_2x.jpg');
});

test('20 MB of the kinds that the specification lists are taken', () => {
  for (const name of ['a.jpg', 'a.JFIF', 'a.jpe', 'a', 'a.tiff', 'a.svg', 'a.ai', 'a.pdf'])
    expect(photoProblem({ name, size: 20_000_000 })).toBeUndefined();
  expect(photoProblem({ name: 'a.jpg', size: 20_000_001 })).toBe('photoTooLarge');
  for (const name of ['a.exe', 'a.heic']) expect(photoProblem({ name, size: 1 }), name).toBe('photoType');
});

test('only what the server re-encoded is shown; any other file is a sheet with its type, to download', () => {
  expect(isPicture('a.jpg')).toBe(true);
  for (const name of ['a.pdf', 'a.ai', 'a.svg', 'a.bmp', 'a.ico', 'a.cur']) expect(isPicture(name), name).toBe(false);
  expect(kindOf('a.pdf')).toBe('PDF');
});
