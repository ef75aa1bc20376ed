import { text } from 'node:stream/consumers';
import { spawnSource } from '@southline/testkit/child-process';

/** Runs a command of operators against the database of a bench. */
export const command = async (
  environment: Readonly<Record<string, string>>,
  name: string,
  args: readonly string[],
  { input = '', env = {} } = {},
) => {
  const entry = new URL(`../../src/cli/${name}.ts`, import.meta.url);
  const child = spawnSource(entry, { ...environment, ...env }, args);
  child.stdin.end(input);
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { said, complained, failed: complained !== '' };
};
