import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { eventually } from '@southline/testkit';
import { spawnSource } from '@southline/testkit/child-process';
import { prepareAuth } from './bench.ts';

const entry = new URL('../../src/main.ts', import.meta.url);

/** A line of the security log. */
export interface SecurityLine {
  readonly event: string;
  readonly outcome: string;
  readonly [field: string]: unknown;
}

/** The service as a process of its own; `end` stops it and returns what it wrote. */
export const startLogged = async (change: Parameters<typeof prepareAuth>[0]) => {
  const bench = await prepareAuth(change);
  const { env } = bench;
  const child = spawnSource(entry, env);
  const [output, complaints] = [text(child.stdout), text(child.stderr)];
  await eventually(async () => (await fetch(`http://127.0.0.1:${env.INTERNAL_PORT}/readyz`)).ok);
  return {
    ...bench,
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await bench.stop();
      const lines = [...(await output).split('\n'), ...(await complaints).split('\n')];
      const isSecurity = (line: string) => line.includes('"log":"security"');
      return {
        security: lines.filter(isSecurity).map((line): SecurityLine => JSON.parse(line)),
        others: lines.filter((line) => !isSecurity(line)).join('\n'),
      };
    },
  };
};
