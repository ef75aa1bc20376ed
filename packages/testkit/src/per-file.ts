import { afterAll, beforeAll } from 'vitest';

type Closes = { stop(): unknown } | { close(): unknown };

/** A bench of all tests of a file: it is filled before the first and ended after the last. Only tests may look into it. */
export const perFile = <Bench extends Closes>(start: () => Promise<Bench>): Bench => {
  const bench = {} as Bench;
  beforeAll(async () => {
    Object.assign(bench, await start());
  });
  afterAll(async () => {
    // One that has not started has left nothing to end.
    if ('stop' in bench) await bench.stop();
    if ('close' in bench) await bench.close();
  });
  return bench;
};
