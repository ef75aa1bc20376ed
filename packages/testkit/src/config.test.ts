import { expect, test } from 'vitest';
import { serversFrom } from './config.ts';

const complete = {
  TEST_MONGO_URL: 'mongodb://127.0.0.1:1/?replicaSet=rs0',
  TEST_KAFKA_BROKERS: '127.0.0.1:2,127.0.0.1:3',
  TEST_REDIS_URL: 'redis://127.0.0.1:4',
};

test('the brokers are a list', () => {
  expect(serversFrom(complete).kafkaBrokers).toEqual(['127.0.0.1:2', '127.0.0.1:3']);
});

test.each(Object.keys(complete))('without %s the message says how to run such tests', (name) => {
  expect(() => serversFrom({ ...complete, [name]: undefined })).toThrow('with-servers');
});
