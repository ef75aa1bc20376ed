import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandsOf } from './in-processes.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};
/** The services whose commands are scripts of the workspace. */
const commanded = Object.values(scripts).flatMap(
  (script) => /launch\.mjs command (?!any )(\w+)/.exec(script)?.[1] ?? [],
);

const commandEnv = (name: string) => ({ MONGO_URL: name });

test('the command of each script reaches its service', () => {
  const reached = commandsOf({ facts: { uses: () => true }, commandEnv });
  expect(commanded.length).toBeGreaterThan(0);
  expect(Object.keys(reached)).toEqual(expect.arrayContaining(commanded));
});

test('a service that does not run has no command', () => {
  const reached = commandsOf({ facts: { uses: (name) => name === 'orders' }, commandEnv });
  expect(reached).toEqual({ orders: { MONGO_URL: 'orders' } });
});
