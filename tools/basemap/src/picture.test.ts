import { gzipSync } from 'node:zlib';
import type { Feature } from 'geojson';
import { expect, test } from 'vitest';
import { ownLayers } from './layers.ts';
import { overviewOf, pictureOf } from './picture.ts';
import { colours } from './style.ts';
import { tilesOf } from './tiles.ts';

const { layers } = ownLayers();
const tiles = [...tilesOf(layers)];
const pictureAt = (z: number, x: number, y: number): string => {
  const tile = tiles.find((each) => each.z === z && each.x === x && each.y === y);
  if (!tile) throw new Error(`no tile ${z}/${x}/${y}`);
  return pictureOf(tile.layers);
};

test('the picture of Auckland has its coasts in the colours of the map, and few bytes', () => {
  const picture = pictureAt(8, 252, 156);
  expect(picture).toMatch(
    new RegExp(
      `<path fill="${colours.land}" stroke="${colours.coast}" stroke-width="1" d="M-?\\d+ -?\\d+l[^"]{200,}z"/>`,
    ),
  );
  expect(picture.length).toBeLessThan(12_000);
});

test('features missing in a tile are not drawn', () => {
  expect(pictureAt(8, 252, 156)).not.toContain(`stroke="${colours.border}"`);
  expect(pictureOf({})).not.toContain(' d=""');
});

test('the overview has both countries with their cities, each once and in its place, and few bytes', () => {
  const overview = overviewOf(layers);
  for (const city of ['Sydney', 'Perth', 'Auckland', 'Queenstown', 'Canberra'])
    expect(overview.split(`>${city}</text>`)).toHaveLength(2);
  // 151.21° E is 61.21 of 112.5 degrees from the left edge.
  expect(overview).toMatch(/<text x="54\.41%" y="[\d.]+%"[^>]*>Sydney</);
  expect(overview).not.toContain('>Parramatta<');
  expect(gzipSync(overview).length).toBeLessThan(20_000);
});

test('a name without room for it waits for a larger overview', () => {
  const place = (name: string, lng: number, rank: number): Feature => ({
    type: 'Feature',
    properties: { name, rank },
    geometry: { type: 'Point', coordinates: [lng, -30] },
  });
  const places = [place('First', 140, 0), place('Close', 141, 0), place('Far', 160, 0), place('Small', 120, 2)];
  const groups = overviewOf({ ...layers, land: [], places })
    .split('<g class="z')
    .slice(1);
  const namesIn = (group = '') => [...group.matchAll(/>(\w+)<\/text>/g)].map(([, name]) => name);
  expect(groups.map(namesIn)).toEqual([['First', 'Far'], [], ['Small'], ['Close']]);
});

test('what a name has in common with markup is text', () => {
  const places: Feature[] = [
    { type: 'Feature', properties: { name: '<b>&', rank: 0 }, geometry: { type: 'Point', coordinates: [140, -30] } },
  ];
  expect(overviewOf({ ...layers, land: [], places })).toContain('>&lt;b&gt;&amp;</text>');
});
