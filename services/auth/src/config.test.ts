import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const environment = {
  MONGO_URL: 'mongodb://127.0.0.1:27017/southline_auth',
  KAFKA_BROKERS: '127.0.0.1:9092',
  IDENTITY_SIGNING_KEY: `auth-1:${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`,
  IDENTITY_VERIFY_KEYS: `auth-1:${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
  TOKEN_KEY: randomBytes(32).toString('base64'),
  PUBLIC_URL: 'http://127.0.0.1:8080',
};

test('hashing and limits have sound defaults', () => {
  expect(loadConfig(environment)).toMatchObject({
    ARGON2_MEMORY_KIB: 19_456,
    ARGON2_PASSES: 2,
    ARGON2_LANES: 1,
    TRIES_PER_ACCOUNT: 5,
    TRIES_PER_ACCOUNT_IN_TOTAL: 100,
    TRIES_PER_ADDRESS: 10,
    FAILURES_PER_MINUTE: 600,
  });
  expect(loadConfig(environment).ARGON2_PARALLEL).toBeLessThanOrEqual(4);
});

test('keys besides the one in use are a list, or nothing', () => {
  const { TOKEN_KEY } = environment;
  expect(loadConfig({ ...environment, TOKEN_KEYS_BEFORE: `${TOKEN_KEY},${TOKEN_KEY}` }).TOKEN_KEYS_BEFORE).toHaveLength(
    2,
  );
  expect(loadConfig({ ...environment, TOKEN_KEYS_BEFORE: '' }).TOKEN_KEYS_BEFORE).toEqual([]);
});

test('a key is 32 bytes', () => {
  expect(() => loadConfig({ ...environment, TOKEN_KEY: randomBytes(16).toString('base64') })).toThrow('TOKEN_KEY');
});
