import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const least = { SANDBOX_DATA: '/data', SANDBOX_KEY: 'key', SANDBOX_PASSWORD: 'password' };

it('fills in everything but the secrets and the folder', () => {
  expect(loadConfig(least)).toMatchObject({ SANDBOX_PORT: 8090, SANDBOX_MODE: 'approve', SANDBOX_HOST: '127.0.0.1' });
});

it('lists every problem of the environment', () => {
  expect(() => loadConfig({ SANDBOX_MODE: 'maybe' })).toThrow(/SANDBOX_DATA[\s\S]*SANDBOX_MODE[\s\S]*SANDBOX_KEY/);
});
