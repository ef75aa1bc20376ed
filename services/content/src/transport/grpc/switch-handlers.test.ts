import { busy } from '@southline/kernel/errors';
import { expect, test } from 'vitest';
import { sharedReads } from './switch-handlers.ts';

const startMs = Date.UTC(2026, 0, 1);

test('polls within a second share one read; later ones, and those after a change or a failure, read again', async () => {
  let now = startMs;
  let reads = 0;
  let fails = false;
  const read = async () => {
    reads += 1;
    if (fails) throw busy();
    return { version: reads, settings: {} };
  };
  const shared = sharedReads({ read }, { now: () => new Date(now) });
  expect(await Promise.all([shared.read(), shared.read()])).toMatchObject([{ version: 1 }, { version: 1 }]);
  now += 999;
  expect(await shared.read()).toMatchObject({ version: 1 });
  now += 1;
  expect(await shared.read()).toMatchObject({ version: 2 });
  shared.renew();
  expect(await shared.read()).toMatchObject({ version: 3 });
  now += 1_000;
  fails = true;
  await expect(shared.read()).rejects.toMatchObject({ kind: 'unavailable' });
  fails = false;
  expect(await shared.read()).toMatchObject({ version: 5 });
});
