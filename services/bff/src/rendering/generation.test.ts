import { expect, test } from 'vitest';
import { follow, generationOf } from './generation.ts';

const clock = () => {
  const time = { now: 0 };
  return { time, now: () => time.now };
};

test('a source is called once a second at most, with any number of callers', async () => {
  const { time, now } = clock();
  let asked = 0;
  const generation = follow(async () => String(++asked), '', now);
  const first = await Promise.all([generation(), generation(), generation()]);
  expect(new Set(first).size).toBe(1);
  time.now = 999;
  expect(await generation()).toBe(first[0]);
  time.now = 1_000;
  expect(await generation()).not.toBe(first[0]);
  expect(asked).toBe(2);
});

test('a source that is away has changed nothing, and the other still counts', async () => {
  const { time, now } = clock();
  const content = { away: false };
  let version = 1;
  const answer = async () => {
    if (content.away) throw new Error('away');
    return 'texts-1';
  };
  const generation = generationOf([follow(answer, '', now), follow(async () => `parts-${version}`, '', now)]);
  const before = await generation();
  content.away = true;
  time.now = 2_000;
  expect(await generation()).toBe(before);
  version = 2;
  time.now = 4_000;
  expect(await generation()).toBe(before.replace('parts-1', 'parts-2'));
});

test('pages do not wait for a source that does not answer; its late answer counts later', async () => {
  const { time, now } = clock();
  let finish = (_version: string) => {};
  const generation = follow(() => new Promise<string>((resolve) => (finish = resolve)), '', now);
  const before = await generation();
  time.now = 5_000;
  expect(await generation()).toBe(before);
  finish('late');
  expect(await generation()).toContain('late');
});
