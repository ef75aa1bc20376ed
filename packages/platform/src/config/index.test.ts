import { expect, it } from 'vitest';
import { address, mongoUrl, readConfig, z } from './index.ts';

const schema = z.object({ MONGO_URL: mongoUrl(), SECRET: z.string().min(10) });

it('lists every problem of a bad environment at once', () => {
  expect(() => readConfig(schema, { MONGO_URL: 'nonsense' })).toThrow(/MONGO_URL[\s\S]*SECRET/);
});

it('never repeats a value, which may be a secret', () => {
  expect(() => readConfig(schema, { MONGO_URL: 'mongodb://h/db', SECRET: 'hush' })).toThrow(/^((?!hush)[\s\S])*$/);
});

it.each(['orders:50053', 'dns:///orders:50053', 'ipv4:127.0.0.1:1', 'ipv4:127.0.0.1:1,127.0.0.1:2'])(
  'a service may be reached at %s',
  (given) => {
    expect(address().parse(given)).toBe(given);
  },
);

it.each(['orders', 'ipv4:127.0.0.1', 'ipv4:127.0.0.1:1,', '127.0.0.1:1,127.0.0.1:2'])(
  'no service can be reached at %s',
  (given) => {
    expect(() => address().parse(given)).toThrow('expected host:port');
  },
);
