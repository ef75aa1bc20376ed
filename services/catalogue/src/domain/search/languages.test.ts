import { readdirSync, readFileSync } from 'node:fs';
import { demoSet } from '@southline/demo/demo-set';
import { describe, expect, it } from 'vitest';
import { bundledLanguage, bundledRows } from './bundled-language.ts';
import type { EverydayRow } from './everyday-row.ts';
import { translationOf } from './languages.ts';

const { inEnglish } = bundledLanguage;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('Chinese words', () => {
  it.each([
    ['机油滤清器', 'oil filter'],
    ['丰田海拉克斯机油滤清器', 'toyota hilux oil filter'],
    ['我要买思域的火花塞', 'civic spark plug'],
    ['機油濾清器', 'oil filter'],
    ['h4灯泡', 'h4 bulb'],
    ['刹车片 HiLux 2018', 'brake pads HiLux 2018'],
  ])('“%s” is “%s”', (typed, english) => expect(tidy(inEnglish(typed))).toBe(english));

  it('unknown words, and other scripts, stay unchanged', () => {
    expect(inEnglish('龘')).toBe('龘');
    expect(tidy(inEnglish('龘灯泡'))).toBe('龘 bulb');
    expect(inEnglish('фильтр oil')).toBe('фильтр oil');
  });
});

it('names of a language that parts its words by blanks are read as whole words', () => {
  const row = (kind: EverydayRow['kind'], words: string, means: string): EverydayRow => ({
    language: 'zh',
    kind,
    words,
    means,
    source: '',
  });
  const rows = [row('filler', 'für', ''), row('name', 'ölfilter', 'oil filter'), row('name', 'öl', 'oil')];
  const { inEnglish: read } = translationOf(rows, '');
  expect(tidy(read('Ölfilter für Öl ölig'))).toBe('oil filter oil ölig');
});

const screens = new URL('../../../../content/texts/', import.meta.url);
const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8'));

describe.each(readdirSync(screens))('the names in %s', (language) => {
  const rows = bundledRows.filter((row) => row.language === language);
  const wordsOf = (kind: EverydayRow['kind']) => rows.filter((row) => row.kind === kind).map(({ words }) => words);
  const texts: Record<string, string> = read(new URL(`${language}/catalogue.json`, screens));

  it('hold those of every category, as the screens show it', () => {
    const categories = new Set(
      [...demoSet({ parts: 100, seed: 1, vehicles: 100 }).categories()].map(({ name }) => name),
    );
    const shown = [...categories].map((name) => texts[`catalogue.${name}`] ?? '');
    expect(shown.filter((text) => text === '' || /\p{L}/u.test(inEnglish(text).replace(/[a-z]/gi, '')))).toEqual([]);
  });

  it('mean one thing each, and each sign is written in one way', () => {
    const all = [...wordsOf('name'), ...wordsOf('filler')].flatMap((list) => list.split(' '));
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
    const spellings = rows.filter(({ kind }) => kind === 'spelling');
    for (const { words, means } of spellings) expect([...words].length).toBe([...means].length);
    expect(
      spellings.flatMap(({ words }) => [...words]).filter((sign) => all.some((name) => name.includes(sign))),
    ).toEqual([]);
  });
});
