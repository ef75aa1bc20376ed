import { createLogger } from '@southline/platform/logger';
import { expect, test } from 'vitest';
import { partNames } from './part-names.ts';

const oilFilter = 'Oil filter spin-on Ø74mm – Nissan Patrol';
const words = { 'catalogue.Oil filter': '机油滤清器', 'catalogue.spin-on': '旋装式' };
const inChinese = '机油滤清器 旋装式 Ø74mm – Nissan Patrol';

/**
 * Part names with a clock that the test sets. The fake content service returns `answers` in order, then repeats the last
 * one.
 */
const started = (...answers: (() => Promise<Record<string, string>>)[]) => {
  const asked: string[] = [];
  const clock = { now: 0 };
  const read = (language: string) => {
    asked.push(language);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer ? answer() : Promise.reject(new Error('away'));
  };
  const names = partNames(read, createLogger('names', 'silent'), () => clock.now);
  return { names, asked, clock };
};
const known = async () => words;
const away = () => Promise.reject(new Error('away'));

test('a description is translated into the language of a tag; words are read once in five minutes', async () => {
  const { names, asked, clock } = started(known);
  expect((await names('zh-CN'))(oilFilter)).toBe(inChinese);
  expect((await names('zh'))('Widget')).toBe('Widget');
  expect(asked).toEqual(['zh']);
  clock.now = 5 * 60_000;
  await names('zh');
  expect(asked).toEqual(['zh', 'zh']);
});

test('English needs no call', async () => {
  const { names, asked } = started();
  for (const tag of ['en', 'en-AU', '']) expect((await names(tag))(oilFilter)).toBe(oilFilter);
  expect(asked).toEqual([]);
});

test('without an answer names stay unchanged or as before; content is called again after a pause', async () => {
  const { names, asked, clock } = started(away, known, away);
  expect((await names('zh'))(oilFilter)).toBe(oilFilter);
  await names('zh');
  expect(asked).toEqual(['zh']);
  clock.now = 10_000;
  expect((await names('zh'))(oilFilter)).toBe(inChinese);
  clock.now = 10 * 60_000;
  expect((await names('zh'))(oilFilter)).toBe(inChinese);
  expect(asked).toHaveLength(3);
});
