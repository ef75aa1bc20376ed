import { afterAll, beforeAll } from 'vitest';

type Closes = { stop(): unknown } | { close(): unknown };

/** A bench for all tests of a file: created before the first and closed after the last. Only tests may access it. */
export const perFile = <Bench extends Closes>(start: () => Promise<Bench>): Bench => {
  const bench = {} as Bench;
  beforeAll(async () => {
    Object.assign(bench, await start());
  });
  afterAll(async () => {
    // If it failed to start, there is nothing to stop.
    if ('stop' in bench) await bench.stop();
    if ('close' in bench) await bench.close();
  });
  return bench;
};
