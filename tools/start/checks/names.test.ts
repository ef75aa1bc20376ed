import { expect, test } from 'vitest';
import { checkNames, problemsOfNames } from './names.ts';

test.each([
  ['services/a/src/storage/thing.ts', 'export const thingStore = (mongo: Mongo) => ({});'],
  ['services/a/src/transport/kafka/thing-events.ts', "export const x = consume('a', thing, 'x', handle);"],
  ['services/a/src/storage/ports.ts', ''],
])('%s is named another way elsewhere', (file, text) => {
  expect(problemsOfNames(file, text)).toHaveLength(1);
});

test.each([
  ['services/a/src/storage/thing.ts', 'export const createThingStore = (mongo: Mongo) => ({});'],
  [
    'services/a/src/transport/kafka/on-thing-made.ts',
    "export const onThingMade = consume(\n  'a', thing, 'x', handle);",
  ],
  ['services/a/src/domain/screen-ports.ts', ''],
])('%s is named as in every service', (file, text) => {
  expect(problemsOfNames(file, text)).toEqual([]);
});

test('the services are so', async () => {
  expect(await checkNames()).toEqual({ ok: true, reason: '' });
});
