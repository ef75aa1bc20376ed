import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const complete = { MONGO_URL: 'mongodb://admin:secret@mongo/', MONGO_USERS: `orders:${'a'.repeat(16)}` };

test('users are names with passwords', () => {
  expect(loadConfig(complete).MONGO_USERS).toEqual([{ name: 'orders', password: 'a'.repeat(16) }]);
});

test.each(['orders', 'orders:short', 'Orders:aaaaaaaaaaaaaaaa', ''])('%j are no users, and are not shown', (given) => {
  const load = () => loadConfig({ ...complete, MONGO_USERS: given });
  expect(load).toThrow('MONGO_USERS');
  if (given) expect(load).not.toThrow(given);
});
