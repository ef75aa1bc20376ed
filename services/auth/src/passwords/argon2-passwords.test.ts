import { expect, test } from 'vitest';
import { createPasswords } from './argon2-passwords.ts';

const cheap = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };
const passwordsWith = (parameters = cheap) => createPasswords(parameters);

test('a password is right however its letters are composed, and nothing else is', async () => {
  const passwords = await passwordsWith();
  const hash = await passwords.hash('cafe\u0301-harbour');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
  expect(await passwords.verify(hash, 'caf\u00e9-harbour')).toEqual({ right: true, outdated: false });
  expect((await passwords.verify(hash, 'cafe-harbour')).right).toBe(false);
  expect((await passwords.verify(hash, 'x'.repeat(100_000))).right).toBe(false);
});

test('hashes with old parameters are valid and reported as outdated', async () => {
  const hash = await (await passwordsWith()).hash('quiet-harbour');
  const stronger = await passwordsWith({ ...cheap, timeCost: 2 });
  expect(await stronger.verify(hash, 'quiet-harbour')).toEqual({ right: true, outdated: true });
});

test('the dummy account has no valid password', async () => {
  const passwords = await passwordsWith();
  expect(await passwords.verify(undefined, '')).toEqual({ right: false, outdated: false });
});
