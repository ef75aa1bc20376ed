import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sitePictures } from './site-pictures.ts';

type File = { fileName: string; source: Buffer | string };

const built = async (): Promise<Map<string, File['source']>> => {
  const files: File[] = [];
  const { generateBundle } = sitePictures() as unknown as { generateBundle: (this: object) => Promise<void> };
  await generateBundle.call({ emitFile: (file: File) => files.push(file) });
  return new Map(files.map(({ fileName, source }) => [fileName, source]));
};
const files = await built();

test('every shared page has a PNG in the size that social networks show', async () => {
  const cards = [...files].filter(([name]) => name.startsWith('share'));
  expect(cards).toHaveLength(14);
  for (const [name, source] of cards) {
    const { format, width, height } = await sharp(source as Buffer).metadata();
    expect([name, format, width, height, source.length < 60_000]).toEqual([name, 'png', 1200, 630, true]);
  }
});

test('the manifest names icons that exist in their sizes, by addresses that no base path changes', async () => {
  const manifest = JSON.parse(String(files.get('site.webmanifest')));
  expect([manifest.start_url, manifest.scope]).toEqual(['.', '.']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(files.get(src) as Buffer).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});
