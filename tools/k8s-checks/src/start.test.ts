import { allEvents } from '@southline/contracts/all-events';
import { complete } from '@southline/keys/key-ring';
import { variablesOf } from '@southline/keys/variables';
import { usersOf } from '@southline/processes';
import { entries, type Facts } from '@southline/processes/start';
import { expect, test } from 'vitest';
import { configurations, readByNobody } from './configuration.ts';

const numbers = (ports: Readonly<Record<string, { readonly number: number }>>) =>
  Object.fromEntries(Object.entries(ports).map(([use, { number }]) => [use, number]));

const facts: Facts = {
  root: '/',
  dataDir: '/data',
  ports: Object.fromEntries(entries.map(({ name, ports }) => [name, numbers(ports)])),
  urls: {
    web: 'http://127.0.0.1:1',
    provider: 'http://127.0.0.1:2',
    paymentForm: 'http://127.0.0.1:2',
    smtp: 'smtp://127.0.0.1:3',
    kafka: '127.0.0.1:4',
    redis: 'redis://127.0.0.1:5',
  },
  variables: variablesOf(complete()),
  database: (name) => `mongodb://127.0.0.1:6/southline_${name}`,
  address: () => '127.0.0.1:7',
  uses: () => true,
};

test.each(entries)(
  'with npm start $name finds the environment that it asks for, and nothing that it does not read',
  ({ name, env }) => {
    const given = Object.entries(env(facts)).filter(([, value]) => value !== undefined);
    const environment = Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
    expect(() => configurations[name]?.(environment)).not.toThrow();
    expect(readByNobody(Object.keys(environment), [name])).toEqual([]);
  },
);

test('every consumer of an event is a service with a broker', () => {
  const readers: readonly string[] = usersOf('kafka');
  for (const { topic, consumers } of allEvents)
    expect(
      consumers.filter((name) => !readers.includes(name)),
      topic,
    ).toEqual([]);
});
