import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import { ownLayers } from './layers.ts';
import { styleOf } from './style.ts';
import { type Tile, tilesOf, zooms } from './tiles.ts';

const { layers, attribution } = ownLayers();
const tiles = [...tilesOf(layers)];
const read = ({ bytes }: Tile) => new VectorTile(new PbfReader(bytes));
const at = (z: number, x: number, y: number) => {
  const tile = tiles.find((each) => each.z === z && each.x === x && each.y === y);
  if (!tile) throw new Error(`no tile ${z}/${x}/${y}`);
  return tile;
};
const namesIn = (tile: Tile): unknown[] => {
  const { places } = read(tile).layers;
  return Array.from({ length: places?.length ?? 0 }, (_, index) => places?.feature(index).properties.name);
};

test('the tile of Auckland holds its coast and its places', () => {
  const auckland = at(8, 252, 156);
  expect(Object.keys(read(auckland).layers)).toEqual(expect.arrayContaining(['land', 'places']));
  expect(namesIn(auckland)).toEqual(expect.arrayContaining(['Auckland', 'Manukau']));
});

test('a small map names the large cities alone', () => {
  const names = tiles.filter(({ z }) => z === 3).flatMap(namesIn);
  expect(names).toEqual(expect.arrayContaining(['Sydney', 'Auckland', 'Perth']));
  expect(names).not.toContain('Parramatta');
});

test('countries on both sides of the 180th meridian leave no edges across Australia', () => {
  const { land } = read(at(6, 54, 34)).layers;
  const kinds = Array.from({ length: land?.length ?? 0 }, (_, index) => land?.feature(index).properties.kind);
  expect(kinds).toEqual(['core']);
});

test('the open sea has no tile', () => {
  expect(tiles.some(({ z, x, y }) => z === 8 && x === 240 && y === 150)).toBe(false);
});

test('a phone has few bytes to fetch', () => {
  expect(Math.max(...tiles.map(({ bytes }) => bytes.length))).toBeLessThan(40_000);
});

test('the style draws the features of the tiles, with attribution', () => {
  const style = styleOf('tiles/1', attribution);
  expect(style.sources.base).toMatchObject({ attribution: 'Made with Natural Earth', maxzoom: zooms.max });
  const drawn = style.layers.flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : []));
  expect(Object.keys(layers)).toEqual(expect.arrayContaining(drawn as string[]));
});
