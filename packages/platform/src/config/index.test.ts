import { expect, it } from 'vitest';
import { mongoUrl, readConfig, z } from './index.ts';

const schema = z.object({ MONGO_URL: mongoUrl(), SECRET: z.string().min(10) });

it('lists every problem of a bad environment at once', () => {
  expect(() => readConfig(schema, { MONGO_URL: 'nonsense' })).toThrow(/MONGO_URL[\s\S]*SECRET/);
});

it('never repeats a value, which may be a secret', () => {
  expect(() => readConfig(schema, { MONGO_URL: 'mongodb://h/db', SECRET: 'hush' })).toThrow(/^((?!hush)[\s\S])*$/);
});
