import { expect, test } from 'vitest';
import { addressOf } from './config.ts';

test('without an address its own process’s readiness is probed', () => {
  expect(addressOf([], { INTERNAL_PORT: '9090' })).toBe('http://127.0.0.1:9090/readyz');
});

test('an address that is given goes before', () => {
  const address = 'http://127.0.0.1:8090/healthz';
  expect(addressOf([address], { INTERNAL_PORT: '9090' })).toBe(address);
});
