import { expect, test } from 'vitest';
import { readSince } from '../src/kafka/index.ts';
import { closing, openBroker } from './support/bench.ts';
import { stepMessage, stepTaken } from './support/steps.ts';

test('messages since a moment are read up to now, repeatedly', async () => {
  const { later, all } = closing();
  const broker = later(await openBroker());
  const read = async (since: Date) =>
    (await readSince(broker, 'reader', stepTaken.topic, since)).map(({ headers }) => headers['event-id']).sort();
  expect(await read(new Date(0))).toEqual([]);
  await broker.publish(['a', 'b', 'c'].map((key) => stepMessage({ key, step: 1 }, key)));
  expect(await read(new Date(0))).toEqual(['a', 'b', 'c']);
  expect(await read(new Date(Date.now() + 60_000))).toEqual([]);
  await broker.publish([stepMessage({ key: 'd', step: 1 }, 'd')]);
  expect(await read(new Date(0))).toEqual(['a', 'b', 'c', 'd']);
  await all();
});
