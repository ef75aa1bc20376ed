import { expect, test } from 'vitest';
import { checkedVisitor } from './visitor.ts';

const visitor = {
  clientAddress: '203.0.113.9',
  deviceHash: 'a'.repeat(64),
  deviceLabel: 'Firefox on Windows',
  region: 'nz',
  language: 'zh',
};

test('valid facts about a browser are kept', () => {
  expect(checkedVisitor(visitor)).toEqual(visitor);
});

test('invalid facts are dropped', () => {
  const odd = {
    ...visitor,
    deviceHash: 'x'.repeat(64),
    deviceLabel: `<b>http://x${'y'.repeat(200)}`,
    region: 'mars',
    language: '$ne',
  };
  const { deviceHash, deviceLabel, region, language } = checkedVisitor(odd);
  expect({ deviceHash, region, language }).toEqual({ deviceHash: '', region: 'au', language: 'en' });
  expect(deviceLabel).toMatch(/^bhttpxy{74}$/);
});
