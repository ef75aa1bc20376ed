import { expect, test } from 'vitest';
import { type Device, withDevice } from './member.ts';

const device = (hash: string, minute = 0): Device => ({ hash, label: hash, lastSeen: new Date(minute * 60_000) });

test('a device is stored once, as the latest', () => {
  const devices = withDevice([device('a'), device('b')], device('b', 5));
  expect(devices.map(({ hash }) => hash)).toEqual(['b', 'a']);
  expect(devices[0]?.lastSeen).toEqual(new Date(300_000));
});

test('twenty devices are stored, then the least recently seen ones are dropped', () => {
  const all = Array.from({ length: 25 }, (_, at) => device(`d${at}`, at));
  const kept = all.reduce<readonly Device[]>(withDevice, []);
  expect(kept).toHaveLength(20);
  expect(kept.at(-1)?.hash).toBe('d5');
});

test('a browser without a device cookie is not stored', () => {
  expect(withDevice([], device(''))).toEqual([]);
});
