import { expect, test } from 'vitest';
import { imagesIn, isOn, type Screen, textsIn } from './screens.ts';

const screen: Screen = {
  texts: new Map<string, Record<string, string>>([
    ['en', { 'home.title': 'Parts', 'home.more': 'View More' }],
    ['zh', { 'home.title': '配件', 'home.only': '只有中文' }],
  ]),
  images: [
    { key: 'hero', fileName: 'home/hero-1.svg', region: undefined, language: undefined },
    { key: 'hero', fileName: 'home/hero-nz.svg', region: 'nz', language: undefined },
    { key: 'hero', fileName: 'home/hero-zh.svg', region: undefined, language: 'zh' },
    { key: 'map', fileName: 'home/map-au.svg', region: 'au', language: undefined },
    { key: 'map', fileName: 'home/map-au-zh.svg', region: 'au', language: 'zh' },
  ],
};

test('a text is shown in the language, else in English, else as its key', () => {
  expect(textsIn(screen, 'zh')).toEqual({ 'home.title': '配件', 'home.more': 'View More', 'home.only': '只有中文' });
  expect(textsIn(screen, 'fr')).toEqual({ 'home.title': 'Parts', 'home.more': 'View More', 'home.only': 'home.only' });
});

const pictures = (region: string, language: string) =>
  imagesIn(screen, region, language).map(({ fileName }) => fileName);

test('the picture of a region goes before the one for both, and stays out of the other region', () => {
  expect(pictures('nz', 'en')).toEqual(['home/hero-nz.svg']);
  expect(pictures('au', 'en')).toEqual(['home/hero-1.svg', 'home/map-au.svg']);
});

test('a language’s picture is preferred to the common one, but not to the region’s', () => {
  expect(pictures('au', 'zh')).toEqual(['home/hero-zh.svg', 'home/map-au-zh.svg']);
  expect(pictures('nz', 'zh')).toEqual(['home/hero-nz.svg']);
  expect(pictures('au', '')).toEqual(pictures('au', 'en'));
});

const flag = { name: 'announcement', on: true, from: undefined, until: undefined, regions: undefined };
const at = (time: string) => new Date(time);

test('a flag is on from its first moment until the moment of its end', () => {
  const limited = { ...flag, from: at('2024-04-01T00:00:00Z'), until: at('2024-05-31T13:59:00Z') };
  expect(isOn(limited, 'au', at('2024-03-31T23:59:59.999Z'))).toBe(false);
  expect(isOn(limited, 'au', at('2024-04-01T00:00:00Z'))).toBe(true);
  expect(isOn(limited, 'au', at('2024-05-31T13:58:59.999Z'))).toBe(true);
  expect(isOn(limited, 'au', at('2024-05-31T13:59:00Z'))).toBe(false);
});

test('a flag that is off is off everywhere, one of a region on there alone', () => {
  expect(isOn({ ...flag, on: false }, 'au', new Date())).toBe(false);
  expect(isOn({ ...flag, regions: ['nz'] }, 'nz', new Date())).toBe(true);
  expect(isOn({ ...flag, regions: ['nz'] }, 'au', new Date())).toBe(false);
});
