import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const complete = {
  MONGO_URL: 'mongodb://127.0.0.1:27017/southline_payments?replicaSet=rs0',
  KAFKA_BROKERS: '127.0.0.1:9192',
  IDENTITY_SIGNING_KEY: 'payments-1:AAAA',
  IDENTITY_VERIFY_KEYS: 'orders-1:AAAA',
  PAYMENT_PROVIDER_URL: 'http://127.0.0.1:8090/',
  PAYMENT_PROVIDER_KEY: 'key',
  PAYMENT_PROVIDER_PASSWORD: 'password',
  ATTEMPT_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  PUBLIC_URL: 'http://127.0.0.1:8080/',
};

it('addresses lose their last slash, everything else has its default', () => {
  expect(loadConfig(complete)).toMatchObject({
    PAYMENT_PROVIDER_URL: 'http://127.0.0.1:8090',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    PAYMENT_PROVIDER_TIMEOUT_MS: 8_000,
    PAYMENT_REFUND_TIMEOUT_MS: 60_000,
    REFUND_LONGEST_MINUTES: 15,
    RECONCILE_SCALE: 1,
    ACCESS_CODE_LIFETIME_HOURS: 24,
  });
});

it.each(['PAYMENT_PROVIDER_KEY', 'PAYMENT_PROVIDER_PASSWORD', 'ATTEMPT_ENCRYPTION_KEY', 'PUBLIC_URL'])(
  '%s has no default',
  (name) => {
    expect(() => loadConfig({ ...complete, [name]: undefined })).toThrow(name);
  },
);

it('a key of another length is refused, without being shown', () => {
  const short = Buffer.alloc(16, 7).toString('base64');
  const load = () => loadConfig({ ...complete, ATTEMPT_ENCRYPTION_KEY: short });
  expect(load).toThrow('expected base64 of 32 bytes');
  expect(load).not.toThrow(short);
});

it('the keys of a rotation are a list, usually an empty one', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const keys = [one, other].map((bytes) => bytes.toString('base64')).join(',');
  expect(loadConfig({ ...complete, ATTEMPT_DECRYPTION_KEYS: keys }).ATTEMPT_DECRYPTION_KEYS).toEqual([one, other]);
  expect(loadConfig({ ...complete, ATTEMPT_DECRYPTION_KEYS: '' }).ATTEMPT_DECRYPTION_KEYS).toEqual([]);
  expect(() => loadConfig({ ...complete, ATTEMPT_DECRYPTION_KEYS: 'AAAA' })).toThrow('32 bytes');
});
