import { expect, test } from 'vitest';
import { createFailingAddresses } from './failing-addresses.ts';

const at = (minute: number) => new Date(minute * 60_000);

test('an address is remembered for a quarter of an hour after its last failure', () => {
  const failingAddresses = createFailingAddresses();
  failingAddresses.add('192.0.2.1', at(0));
  expect([failingAddresses.has('192.0.2.1', at(14)), failingAddresses.has('192.0.2.2', at(14))]).toEqual([true, false]);
  failingAddresses.add('192.0.2.1', at(14));
  expect([failingAddresses.has('192.0.2.1', at(28)), failingAddresses.has('192.0.2.1', at(29))]).toEqual([true, false]);
});

test('a flood of addresses does not fill the memory', () => {
  const failingAddresses = createFailingAddresses();
  for (let address = 0; address <= 50_000; address += 1) failingAddresses.add(String(address), at(0));
  expect([
    failingAddresses.has('0', at(1)),
    failingAddresses.has('1', at(1)),
    failingAddresses.has('50000', at(1)),
  ]).toEqual([false, true, true]);
});
