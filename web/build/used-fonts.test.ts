import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withUsedFonts } from './used-fonts.ts';

const folder = await mkdtemp(join(tmpdir(), 'southline-fonts-'));
afterAll(() => rm(folder, { recursive: true }));

test('Latin faces lose their unused glyphs, others stay unchanged', async () => {
  const id = createRequire(import.meta.url).resolve('@fontsource-variable/inter/wght.css');
  const css = await withUsedFonts(await readFile(id, 'utf8'), id, folder);
  expect(css).toContain(`url(${folder}/inter-latin-wght-normal.woff2)`);
  expect(css).toContain('url(./files/inter-greek-wght-normal.woff2)');
  const { size } = await stat(join(folder, 'inter-latin-wght-normal.woff2'));
  expect(size).toBeGreaterThan(20_000);
  expect(size).toBeLessThan(36_000);
});

test('other styles are left alone', async () => {
  expect(await withUsedFonts('a {}', '/web/src/own.css', folder)).toBe('a {}');
});
