import { readdirSync, readFileSync } from 'node:fs';
import { demoSet } from '@southline/demo/demo-set';
import { describe, expect, it } from 'vitest';
import { inEnglish, reader } from './languages.ts';

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
  const names = { 'oil filter': 'ölfilter', oil: 'öl' };
  const read = reader({ script: '', older: '', newer: '', fillers: 'für', names });
  expect(tidy(read('Ölfilter für Öl ölig'))).toBe('oil filter oil ölig');
});

const screens = new URL('../../../../content/texts/', import.meta.url);
const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8'));

describe.each(readdirSync(screens))('the names in %s', (language) => {
  const { names, fillers, older, newer } = read(new URL(`./names/${language}.json`, import.meta.url));
  const texts: Record<string, string> = read(new URL(`${language}/catalogue.json`, screens));

  it('hold those of every category, as the screens show it', () => {
    const categories = new Set(
      [...demoSet({ parts: 100, seed: 1, vehicles: 100 }).categories()].map(({ name }) => name),
    );
    const shown = [...categories].map((name) => texts[`catalogue.${name}`] ?? '');
    expect(shown.filter((text) => text === '' || /\p{L}/u.test(inEnglish(text).replace(/[a-z]/gi, '')))).toEqual([]);
  });

  it('mean one thing each, and each sign is written in one way', () => {
    const all = [...Object.values<string>(names), fillers].flatMap((list) => list.split(' '));
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
    expect([...older].length).toBe([...newer].length);
    expect([...older].filter((sign) => all.some((name) => name.includes(sign)))).toEqual([]);
  });
});
