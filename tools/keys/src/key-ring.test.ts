import { expect, test } from 'vitest';
import { complete, processes, rotate } from './key-ring.ts';
import { envFile, variablesOf } from './variables.ts';

const kids = (text = '') => text.split(',').map((entry) => entry.split(':')[0]);

test('what is known stays, what is missing is made', () => {
  const first = complete();
  expect(complete(JSON.parse(JSON.stringify(first)))).toEqual(first);
  expect(complete({ linkSigningKey: 'known' }).linkSigningKey).toBe('known');
});

test('every process signs with its own key and believes all', () => {
  const variables = variablesOf(complete());
  for (const name of processes) {
    expect(variables[name]?.IDENTITY_SIGNING_KEY).toMatch(new RegExp(`^${name}-1:`));
    expect(kids(variables[name]?.IDENTITY_VERIFY_KEYS)).toEqual(processes.map((other) => `${other}-1`));
  }
});

test('a key that signs is believed at each step of a rotation, and so is the one of the step before', () => {
  const stages = [complete()];
  for (const step of ['add', 'use', 'drop'] as const) {
    stages.push(rotate(stages.at(-1) ?? complete(), step, ['orders']));
  }
  const signing = stages.map((ring) => ring.identities.orders.signs);
  expect(signing).toEqual(['orders-1', 'orders-1', 'orders-2', 'orders-2']);
  stages.forEach((ring, at) => {
    const believed = kids(variablesOf(ring).bff?.IDENTITY_VERIFY_KEYS);
    expect(believed).toContain(signing[at]);
    if (at > 0) expect(kids(variablesOf(stages[at - 1] ?? ring).bff?.IDENTITY_VERIFY_KEYS)).toContain(signing[at]);
  });
  expect(kids(variablesOf(stages[3] ?? complete()).bff?.IDENTITY_VERIFY_KEYS)).not.toContain('orders-1');
});

test('a third key is refused: the second one has to be finished first', () => {
  const twice = () => rotate(rotate(complete(), 'add', ['bff']), 'add', ['bff']);
  expect(twice).toThrow('bff already has a second key');
});

test('secrets of one process are in no other file', () => {
  const ring = complete();
  const files = Object.entries(variablesOf(ring)).map(([name, variables]) => ({ name, text: envFile(variables) }));
  const holders = (secret: string) => files.filter(({ text }) => text.includes(secret)).map(({ name }) => name);
  expect(holders(ring.linkSigningKey)).toEqual(['bff']);
  expect(holders(ring.attemptEncryptionKey)).toEqual(['payments']);
  for (const name of processes) expect(holders(ring.identities[name].pairs[0]?.sign ?? '')).toEqual([name]);
});
