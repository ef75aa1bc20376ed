import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { readPictures } from '../src/files/content-folders.ts';
import { flags } from '../src/storage/collections.ts';
import { editText, missingTexts, takeBackText } from '../src/storage/screen-edits.ts';
import { loadPictures, loadTexts, noteChange } from '../src/storage/screen-loads.ts';
import { runContent } from './support/bench.ts';

const content = await runContent();
const folder = await mkdtemp(join(tmpdir(), 'southline-content-'));
afterAll(async () => {
  await content.stop();
  await rm(folder, { recursive: true, force: true });
});

const row = (language: string, key: string, text: string) => ({ language, screen: 'home', key, text });
const build = [
  row('en', 'home.title', 'Parts'),
  row('en', 'home.more', 'View {count} More'),
  row('zh', 'home.title', '配件'),
  row('zh', 'home.only', '只有中文'),
];

const shown = async (language: string) => {
  const answer = await content.screens.getTexts({ screenName: 'home', language, region: 'nz' });
  return { texts: answer.texts, version: answer.version };
};

test('a loaded text is shown in the language, else in English, else as its key; pseudo is made of English', async () => {
  await loadTexts(content.mongo, build);
  await eventually(async () => {
    expect((await shown('zh')).texts).toEqual({
      'home.title': '配件',
      'home.more': 'View {count} More',
      'home.only': '只有中文',
    });
  });
  expect((await shown('fr')).texts).toMatchObject({ 'home.title': 'Parts', 'home.only': 'home.only' });
  const { texts } = await shown('pseudo');
  expect(texts['home.more']).toContain('{count}');
  expect(texts['home.more']).not.toContain('View');
});

test('loading the same again changes nothing; a changed text changes the version of its languages', async () => {
  const before = { zh: await shown('zh'), en: await shown('en') };
  expect(await loadTexts(content.mongo, build)).toBe(0);
  expect(await loadTexts(content.mongo, [...build.slice(0, 3), row('zh', 'home.only', '仅中文')])).toBe(1);
  await eventually(async () => expect((await shown('zh')).texts['home.only']).toBe('仅中文'));
  expect((await shown('zh')).version).not.toBe(before.zh.version);
  expect((await shown('en')).version).toBe(before.en.version);
});

test('a text of no build any more is gone, and a screen without texts is unknown', async () => {
  await loadTexts(content.mongo, [...build, { language: 'en', screen: 'fair', key: 'fair.title', text: 'Fair' }]);
  await eventually(() => content.screens.getTexts({ screenName: 'fair', language: 'en', region: 'au' }));
  expect(await loadTexts(content.mongo, build)).toBe(1);
  await eventually(() =>
    expect(content.screens.getTexts({ screenName: 'fair', language: 'en', region: 'au' })).rejects.toMatchObject({
      kind: 'not-found',
    }),
  );
});

test('everything shown has one version, which changes with any of it', async () => {
  const version = async () => (await content.screens.getScreensVersion({})).version;
  const before = await version();
  expect(await version()).toBe(before);
  await loadTexts(content.mongo, [...build.slice(0, 3), row('zh', 'home.only', '只有中文版')]);
  await eventually(async () => expect(await version()).not.toBe(before));
});

test('an operator’s text stays after builds until it is reverted', async () => {
  const title = { language: 'zh', screen: 'home', key: 'home.title' };
  await editText(content.mongo, title, '汽车配件');
  await loadTexts(content.mongo, [row('en', 'home.title', 'Parts'), row('zh', 'home.title', '新配件')]);
  await eventually(async () => expect((await shown('zh')).texts['home.title']).toBe('汽车配件'));
  expect(await takeBackText(content.mongo, title)).toBe(true);
  expect(await takeBackText(content.mongo, title)).toBe(false);
  await eventually(async () => expect((await shown('zh')).texts['home.title']).toBe('新配件'));
});

test('English texts edited by operators come with the version, by key', async () => {
  const edited = async () => (await content.screens.getScreensVersion({})).editedTexts;
  expect(await edited()).toEqual({});
  const title = { language: 'en', screen: 'home', key: 'home.title' };
  await editText(content.mongo, title, 'All parts');
  await eventually(async () => expect(await edited()).toEqual({ 'home.title': 'All parts' }));
  await takeBackText(content.mongo, title);
  await eventually(async () => expect(await edited()).toEqual({}));
});

test('a text that no build has in a language ends with its edit', async () => {
  const more = { language: 'zh', screen: 'home', key: 'home.more' };
  await loadTexts(content.mongo, build);
  expect((await missingTexts(content.mongo)).get('zh')).toEqual(new Map([['home', ['home.more']]]));
  await editText(content.mongo, more, '再看 {count} 个');
  expect((await missingTexts(content.mongo)).get('zh')).toEqual(new Map());
  await takeBackText(content.mongo, more);
  await eventually(async () => expect((await shown('zh')).texts['home.more']).toBe('View {count} More'));
});

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">${inside}</svg>`;

const put = async (name: string, picture: string) => {
  await mkdir(join(folder, 'images/home'), { recursive: true });
  await writeFile(join(folder, 'images/home', name), picture);
};
const load = async (now?: Date) => loadPictures(content.mongo, await readPictures(join(folder, 'images')), now);
const pictures = async (region: string, language = 'en') =>
  (await content.screens.getImages({ screenName: 'home', region, language })).images;
const read = async (fileName: string) => (await content.screens.readImage({ fileName })).content.toString();

test('a picture is shown under a name of its own, one for a region before the one for both', async () => {
  await put('hero.svg', svg('<path d="M0 0h1"/>'));
  await put('hero.nz.svg', svg('<path d="M0 0h2"/>'));
  expect(await load()).toBe(2);
  await eventually(async () => expect(await pictures('au')).toHaveLength(1));
  const [au, nz] = [(await pictures('au'))[0], (await pictures('nz'))[0]];
  expect(au).toMatchObject({ key: 'hero', fileName: expect.stringMatching(/^home\/hero-\w+\.svg$/) });
  expect(nz?.fileName).not.toBe(au?.fileName);
  expect(await read(nz?.fileName ?? '')).toContain('M0 0h2');
  await expect(read('home/none.svg')).rejects.toMatchObject({ kind: 'not-found' });
});

test('a picture for a language is shown in it alone', async () => {
  await put('hero.zh.svg', svg('<path d="M0 0h4"/>'));
  await load();
  await eventually(async () => expect(await read((await pictures('au', 'zh'))[0]?.fileName ?? '')).toContain('M0 0h4'));
  expect(await read((await pictures('au'))[0]?.fileName ?? '')).toContain('M0 0h1');
  expect(await read((await pictures('nz', 'zh'))[0]?.fileName ?? '')).toContain('M0 0h2');
});

test('a changed picture has another name; pages that know the old one still get it for a week', async () => {
  const before = (await pictures('au'))[0]?.fileName ?? '';
  await put('hero.svg', svg('<path d="M0 0h3"/>'));
  await load();
  await eventually(async () => expect((await pictures('au'))[0]?.fileName).not.toBe(before));
  expect(await read(before)).toContain('M0 0h1');
  await load(new Date(Date.now() + 8 * 24 * 60 * 60_000));
  await expect(read(before)).rejects.toMatchObject({ kind: 'not-found' });
});

test('a folder with a picture that is more than a picture is refused whole, with every reason', async () => {
  await put('bad.svg', svg('<script>alert(1)</script>'));
  await put('Strange name.svg', svg(''));
  await expect(load()).rejects.toThrow(/Strange name\.svg is not named <key>\.svg\nhome\/bad\.svg has a script/);
});

test('a flag shows between its times, in its regions', async () => {
  const on = async (region: string) => (await content.screens.getFlags({ region })).on;
  const hour = 3_600_000;
  await flags(content.mongo).insertMany([
    { _id: 'promotion-banner', on: true, from: new Date(Date.now() - hour), until: new Date(Date.now() + hour) },
    { _id: 'stocktake', on: true, regions: ['nz'] },
    // This flag has no effect, because the promotion has not closed.
    { _id: 'announcement', on: true },
  ]);
  await noteChange(content.mongo);
  await eventually(async () => expect((await on('nz')).sort()).toEqual(['promotion-banner', 'stocktake']));
  expect(await on('au')).toEqual(['promotion-banner']);
  await flags(content.mongo).updateOne({ _id: 'promotion-banner' }, { $set: { until: new Date(Date.now() - 1) } });
  await noteChange(content.mongo);
  await eventually(async () => expect(await on('au')).toEqual([]));
});
