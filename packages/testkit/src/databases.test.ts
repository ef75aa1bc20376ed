import { expect, test } from 'vitest';
import { withDatabase } from './databases.ts';

test('the database takes its place before the options', () => {
  expect(withDatabase('mongodb://127.0.0.1:27017/?replicaSet=rs0', 'orders-1')).toBe(
    'mongodb://127.0.0.1:27017/orders-1?replicaSet=rs0',
  );
});
