import { expect, it } from 'vitest';
import { address, allOrNone, mongoUrl, processEnv, readConfig, z } from './index.ts';

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

it('a group of settings is there as a whole or not at all', () => {
  expect(allOrNone({ A: '1', B: '2' })).toEqual({ A: '1', B: '2' });
  expect(allOrNone({ A: undefined, B: undefined })).toBeUndefined();
  expect(() => allOrNone({ A: '1', B: undefined })).toThrow(/B: missing/);
});

it('callers are a list of names; without names there is no list', () => {
  const identity = { IDENTITY_SIGNING_KEY: 'a-1:AAAA', IDENTITY_VERIFY_KEYS: 'a-1:AAAA' };
  const read = (more: object) => readConfig(z.object(processEnv()), { ...identity, ...more });
  expect(read({ TLS_CALLERS: 'bff, orders' }).TLS_CALLERS).toEqual(['bff', 'orders']);
  expect(read({}).TLS_CALLERS).toBeUndefined();
});
