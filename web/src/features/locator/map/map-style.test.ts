import { expect, test } from 'vitest';
import { readStyle } from './map-style.ts';

const style = (tiles: string[]) => ({
  version: 8 as const,
  sources: { base: { type: 'vector' as const, tiles } },
  layers: [],
});

test('addresses of tiles are relative to the style', () => {
  const read = readStyle(style(['tiles/1a/{z}/{x}/{y}.pbf']), 'https://shop.test/base/map/style.json');
  expect(read.sources.base).toMatchObject({ tiles: ['https://shop.test/base/map/tiles/1a/{z}/{x}/{y}.pbf'] });
});

test("a vendor's whole addresses stay as they are", () => {
  const tiles = ['https://tiles.vendor.test/{z}/{x}/{y}.pbf?key=1'];
  expect(readStyle(style(tiles), 'https://vendor.test/style.json').sources.base).toMatchObject({ tiles });
});
