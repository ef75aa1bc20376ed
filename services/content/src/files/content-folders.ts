import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureRow, TextRow } from '../domain/screens.ts';
import { problemsOfSvg } from '../domain/svg-picture.ts';

const entriesOf = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).filter((name) => !name.startsWith('.')).sort() : [];

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** `<folder>/<language>/<screen>.json`, each an object of key and text. Throws for files of another shape. */
export const readTexts = async (folder: string): Promise<TextRow[]> => {
  const rows: TextRow[] = [];
  for (const language of await entriesOf(folder)) {
    for (const file of await entriesOf(join(folder, language))) {
      const texts: unknown = JSON.parse(await readFile(join(folder, language, file), 'utf8'));
      if (!isTexts(texts)) throw new Error(`${language}/${file} is not an object of texts.`);
      const screen = file.replace(/\.json$/, '');
      rows.push(...Object.entries(texts).map(([key, text]) => ({ language, screen, key, text })));
    }
  }
  return rows;
};

const hashLength = 10;

/**
 * `<folder>/<screen>/<key>.svg`, `<key>.au.svg` for one region, `<key>.zh.svg` and `<key>.au.zh.svg` in one language. Throws
 * with every invalid picture.
 */
export const readPictures = async (folder: string): Promise<PictureRow[]> => {
  const rows: PictureRow[] = [];
  const problems: string[] = [];
  for (const screen of await entriesOf(folder)) {
    for (const file of await entriesOf(join(folder, screen))) {
      const [, key = '', region, language] = /^([\w-]+)(?:\.(au|nz))?(?:\.([a-z]{2}))?\.svg$/.exec(file) ?? [];
      const content = await readFile(join(folder, screen, file));
      const found = key === '' ? ['is not named <key>.svg'] : problemsOfSvg(content.toString('utf8'));
      problems.push(...found.map((problem) => `${screen}/${file} ${problem}`));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, hashLength);
      rows.push({ screen, key, region, language, content, fileName: `${screen}/${key}-${hash}.svg` });
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return rows;
};
