import { runInScope } from '@southline/platform/telemetry';
import { expect, test } from 'vitest';
import { priority } from '../domain/ports.ts';
import { createHashQueue } from './hash-queue.ts';

/** A queue whose only slot is taken until `release`. */
const busyQueue = (bound = 10) => {
  const queue = createHashQueue(1, bound);
  const { resolve: open, promise: opened } = Promise.withResolvers<void>();
  const first = queue.run(priority.anybody, () => opened);
  const order: string[] = [];
  const join = (name: string, mine: (typeof priority)[keyof typeof priority]) =>
    queue.run(mine, async () => {
      order.push(name);
    });
  const release = () => {
    open();
    return first;
  };
  return { queue, join, order, release };
};

test('known devices go before quiet addresses before all others, each in order of arrival', async () => {
  const { join, order, release } = busyQueue();
  const all = [
    join('anybody', priority.anybody),
    join('quiet 1', priority.quietAddress),
    join('known', priority.knownDevice),
    join('quiet 2', priority.quietAddress),
  ];
  await release();
  await Promise.all(all);
  expect(order).toEqual(['known', 'quiet 1', 'quiet 2', 'anybody']);
});

test('a caller at a full queue is refused with a retry time', async () => {
  const { queue, join, release } = busyQueue(1);
  const waiting = join('first', priority.anybody);
  await expect(join('second', priority.anybody)).rejects.toMatchObject({
    kind: 'too-many',
    message: 'too_many_attempts',
    details: { retry_after_seconds: '5' },
  });
  expect(queue.length).toBe(1);
  await release();
  await waiting;
});

test('a known device takes the place of the latest of a lower class', async () => {
  const { join, order, release } = busyQueue(2);
  const kept = join('kept', priority.anybody);
  const pushedOut = join('pushed out', priority.anybody);
  const known = join('known', priority.knownDevice);
  await expect(pushedOut).rejects.toThrow('too_many_attempts');
  await release();
  await Promise.all([kept, known]);
  expect(order).toEqual(['known', 'kept']);
});

test('nothing is hashed for disconnected callers, and those after them are served', async () => {
  const { join, order, release } = busyQueue();
  const caller = new AbortController();
  const gone = runInScope({ requestId: 'r', signal: caller.signal }, () => join('gone', priority.knownDevice));
  const last = join('behind', priority.anybody);
  caller.abort();
  await release();
  await expect(gone).rejects.toMatchObject({ kind: 'unavailable' });
  await last;
  expect(order).toEqual(['behind']);
});

test('only so many run at once, also after failures', async () => {
  const queue = createHashQueue(2, 100);
  let running = 0;
  let most = 0;
  const work = async (at: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (at % 3 === 0) throw new Error('no');
  };
  await Promise.allSettled(Array.from({ length: 20 }, (_, at) => queue.run(priority.anybody, () => work(at))));
  expect({ most, running, waiting: queue.length }).toEqual({ most: 2, running: 0, waiting: 0 });
});
