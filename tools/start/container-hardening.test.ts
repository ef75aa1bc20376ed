import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePorts } from '#machine/ports.ts';
import { run } from '#machine/run.ts';
import { checksOf, type Found } from './container-hardening.ts';
import { compareValidators } from './container-upgrade.ts';

const found: Found = {
  written: [],
  capabilities: '0000000000000000',
  noNewPrivileges: '1',
  leadsOutside: false,
  reached: ['mongo by stores'],
};
const targets = ['mongo by stores', 'redis by cache'];
const failing = (changed: Partial<Found>, networks = ['stores'], user = '10001:10001') =>
  checksOf({ name: 'orders', networks, user }, targets, { ...found, ...changed })
    .filter(([, reason]) => reason !== undefined)
    .map(([name, reason]) => `${name}: ${reason}`);

test('a container that reaches exactly its own networks, and can do nothing else, passes', () => {
  expect(failing({})).toEqual([]);
});

test.each<[string, Partial<Found>, string[]]>([
  ['a file that can be written', { written: ['/app'] }, ['orders: files that can be written: /app']],
  ['a capability', { capabilities: '0000000000000020' }, ['orders: capabilities: 0000000000000020']],
  ['new privileges', { noNewPrivileges: '0' }, ['orders: new privileges: are possible']],
  ['a route out of the machine', { leadsOutside: true }, ['orders: route out of the machine: true']],
  [
    'a container of another network',
    { reached: targets },
    ['orders: connects to containers of other networks: redis by cache'],
  ],
  ['a container that it should reach', { reached: [] }, ['orders: does not reach: mongo by stores']],
])('%s fails', (_, changed, reasons) => {
  expect(failing(changed)).toEqual(reasons);
});

test('another user, and a missing route of a network that leads outside, fail', () => {
  expect(failing({}, ['stores'], '0:0')).toEqual(['orders: user: 0:0']);
  expect(failing({}, ['stores', 'edge'])).toEqual(['orders: route out of the machine: false']);
});

test('the probe reports what it reaches, what it cannot, and its rights', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [refusing = 0] = await freePorts(1);
  const probe = readFileSync(join(import.meta.dirname, 'container-probe.cjs'), 'utf8');
  const asked = [
    ['open', '127.0.0.1', port],
    ['refusing', '127.0.0.1', refusing],
    ['unknown', 'no-such-host.invalid', 1],
  ];
  const { code, output } = await run(process.execPath, ['-e', probe, JSON.stringify(asked)]);
  server.close();
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ reached: ['open', 'refusing'], capabilities: expect.any(String) });
});

test('rules of writes that are missing after an upgrade fail; changed ones are named', () => {
  const before = { 'southline_orders.orders': {}, 'southline_auth.members': { $jsonSchema: 1 } };
  const restored = { ...before, 'southline_orders.orders': { $jsonSchema: 2 } };
  expect(compareValidators(before, restored)).toMatchObject({
    failed: 0,
    note: 'rules changed: southline_orders.orders',
  });
  expect(compareValidators(before, before)).toMatchObject({
    failed: 1,
    reason: 'without rules: southline_orders.orders',
  });
});
