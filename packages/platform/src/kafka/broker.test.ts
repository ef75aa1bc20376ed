import { expect, test } from 'vitest';
import { accessOptions } from './broker.ts';

test('without a user and TLS the broker is reached as on one machine', () => {
  expect(accessOptions({})).toEqual({ ssl: false });
});

test('a user signs in with SCRAM, over TLS if configured', () => {
  expect(accessOptions({ KAFKA_USERNAME: 'orders', KAFKA_PASSWORD: 'secret', KAFKA_TLS: 'true' })).toEqual({
    ssl: true,
    sasl: { mechanism: 'scram-sha-512', username: 'orders', password: 'secret' },
  });
});

test('another mechanism is used if configured', () => {
  const { sasl } = accessOptions({ KAFKA_USERNAME: 'orders', KAFKA_PASSWORD: 'secret', KAFKA_MECHANISM: 'plain' });
  expect(sasl).toMatchObject({ mechanism: 'plain' });
});

test('a user without a password is refused', () => {
  expect(() => accessOptions({ KAFKA_USERNAME: 'orders' })).toThrow('KAFKA_PASSWORD: missing');
});
