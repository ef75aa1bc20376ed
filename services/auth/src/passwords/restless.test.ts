import { expect, test } from 'vitest';
import { createRestless } from './restless.ts';

const at = (minute: number) => new Date(minute * 60_000);

test('an address is remembered for a quarter of an hour after its last failure', () => {
  const restless = createRestless();
  restless.add('192.0.2.1', at(0));
  expect([restless.has('192.0.2.1', at(14)), restless.has('192.0.2.2', at(14))]).toEqual([true, false]);
  restless.add('192.0.2.1', at(14));
  expect([restless.has('192.0.2.1', at(28)), restless.has('192.0.2.1', at(29))]).toEqual([true, false]);
});

test('a flood of addresses does not fill the memory', () => {
  const restless = createRestless();
  for (let address = 0; address <= 50_000; address += 1) restless.add(String(address), at(0));
  expect([restless.has('0', at(1)), restless.has('1', at(1)), restless.has('50000', at(1))]).toEqual([
    false,
    true,
    true,
  ]);
});
