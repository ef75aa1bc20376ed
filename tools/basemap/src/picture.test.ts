import { expect, test } from 'vitest';
import { ownLayers } from './layers.ts';
import { pictureOf } from './picture.ts';
import { colours } from './style.ts';
import { tilesOf } from './tiles.ts';

const tiles = [...tilesOf(ownLayers().layers)];
const pictureAt = (z: number, x: number, y: number): string => {
  const tile = tiles.find((each) => each.z === z && each.x === x && each.y === y);
  if (!tile) throw new Error(`no tile ${z}/${x}/${y}`);
  return pictureOf(tile.layers);
};

test('the picture of Auckland has its coasts in the colours of the map, and few bytes', () => {
  const picture = pictureAt(8, 252, 156);
  expect(picture).toMatch(
    new RegExp(`<path fill="${colours.land}" stroke="${colours.coast}" d="M-?\\d+ -?\\d+l[^"]{200,}z"/>`),
  );
  expect(picture.length).toBeLessThan(12_000);
});

test('features missing in a tile are not drawn', () => {
  expect(pictureAt(8, 252, 156)).not.toContain(`stroke="${colours.border}"`);
  expect(pictureOf({})).not.toContain(' d=""');
});
