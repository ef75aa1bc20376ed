import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
  vi.restoreAllMocks();
});

const run = async (main: () => Promise<number>) => {
  const said: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  await runCommand(main, (error) => error instanceof RangeError);
  return { code: process.exitCode, said: said.join('') };
};

test('ends with the code of the command', async () => {
  expect(await run(async () => 3)).toEqual({ code: 3, said: '' });
});

test('prints one line for an error that the user can fix', async () => {
  expect(await run(() => Promise.reject(new RangeError('no such file')))).toEqual({ code: 1, said: 'no such file\n' });
});

test('prints the stack for a bug', async () => {
  const { code, said } = await run(() => Promise.reject(new TypeError('x is undefined')));
  expect(code).toBe(1);
  expect(said).toMatch(/^TypeError: x is undefined\n\s+at /);
});
