import { expect, test } from 'vitest';
import { complete } from '../keys/src/key-ring.ts';
import { entries } from '../processes/src/start.ts';
import { withReplicas } from './replicas.ts';
import { auditEnvironment, factsOf } from './stack-facts.ts';

const all = withReplicas(entries, { orders: 2, bff: 2 });
const facts = factsOf({
  dataDir: '/data',
  around: {},
  chosen: all,
  ports: Object.fromEntries(all.map(({ name, ports }, n) => [name, at(ports, 1000 + 10 * n)])),
  secrets: complete(),
  urls: { mongo: 'mongodb://127.0.0.1:1/?replicaSet=rs0', kafka: '127.0.0.1:2', redis: 'redis://127.0.0.1:3' },
  keep: true,
});

function at(uses: object, first: number) {
  return Object.fromEntries(Object.keys(uses).map((use, n) => [use, first + n]));
}

const environmentOf = (name: string) => all.find((entry) => entry.name === name)?.env(facts) ?? {};

test('a replica has ports of its own and everything else as its service has it', () => {
  const { GRPC_PORT, INTERNAL_PORT, ...first } = environmentOf('orders');
  const second = environmentOf('orders#2');
  expect(second).toMatchObject(first);
  expect([second.GRPC_PORT, second.INTERNAL_PORT]).toEqual(Object.values(facts.ports['orders#2'] ?? {}));
  expect(second.GRPC_PORT).not.toBe(GRPC_PORT);
  expect(second.INTERNAL_PORT).not.toBe(INTERNAL_PORT);
});

test('callers get the addresses of all replicas as one', () => {
  const { orders, 'orders#2': second, catalogue } = facts.ports;
  const { ORDERS_ADDRESS, CATALOGUE_ADDRESS } = environmentOf('bff');
  expect(ORDERS_ADDRESS).toBe(`ipv4:127.0.0.1:${orders?.grpc},127.0.0.1:${second?.grpc}`);
  expect(CATALOGUE_ADDRESS).toBe(`127.0.0.1:${catalogue?.grpc}`);
});

test('the audit reads a database once, however many replicas write it', () => {
  const names = Object.keys(auditEnvironment(facts)).filter((name) => name.endsWith('_MONGO_URL'));
  expect(names).toContain('ORDERS_MONGO_URL');
  expect(names.filter((name) => name.includes('#'))).toEqual([]);
});

test('on fixed ports no two processes meet', () => {
  const ports = all.flatMap((entry) => Object.values(entry.ports));
  expect(new Set(ports.map(({ number }) => number)).size).toBe(ports.length);
  expect(new Set(ports.map(({ variable }) => variable)).size).toBe(ports.length);
});
