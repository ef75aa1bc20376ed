// node src/build.ts [folder to write to] [folder of GeoJSON layers]
// Writes tiles/<hash>/{z}/{x}/{y}.pbf, of the last zoom the same as .svg, overview.svg, their gzipped twins, and style.json.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { layersOf, ownLayers } from './layers.ts';
import { overviewOf, pictureOf } from './picture.ts';
import { styleOf } from './style.ts';
import { tilesOf, zooms } from './tiles.ts';

/** Files of at most this many bytes get no gzipped twin. */
const smallest = 300;

const [target = join(import.meta.dirname, '..', 'dist'), folder] = process.argv.slice(2);
const out = resolve(target);
const source = folder === undefined ? ownLayers() : layersOf(resolve(folder), ownLayers());

const tiles = [...tilesOf(source.layers)].flatMap(({ z, x, y, bytes, layers }) => {
  const tile = [`${z}/${x}/${y}.pbf`, bytes] as const;
  return z === zooms.max ? [tile, [`${z}/${x}/${y}.svg`, Buffer.from(pictureOf(layers))] as const] : [tile];
});
const files = [...tiles, ['overview.svg', Buffer.from(overviewOf(source.layers))] as const];
const hash = createHash('sha256');
for (const [name, bytes] of files) hash.update(name).update(bytes);
// Changed tiles get another URL, so that browsers may cache them permanently.
const version = hash.digest('hex').slice(0, 12);

rmSync(join(out, 'tiles'), { recursive: true, force: true });
for (const [name, bytes] of files) {
  const file = join(out, 'tiles', version, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  if (bytes.length > smallest) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
writeFileSync(join(out, 'style.json'), JSON.stringify(styleOf(`tiles/${version}`, source.attribution)));
console.log(`${files.length} files, ${Math.round(files.reduce((sum, [, bytes]) => sum + bytes.length, 0) / 1000)} kB`);
