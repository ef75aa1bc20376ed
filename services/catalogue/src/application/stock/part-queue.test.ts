import { expect, it } from 'vitest';
import { createPartQueue } from './part-queue.ts';

it('lets work on one part wait, and work on another go on', async () => {
  const queue = createPartQueue();
  const [inside, first] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  const running = queue.run(['A', 'B'], async () => {
    inside.resolve();
    await first.promise;
    order.push('first');
  });
  await inside.promise;
  const waiting = queue.run(['B', 'C'], async () => order.push('second'));
  await queue.run(['D'], async () => order.push('other'));
  first.resolve();
  await Promise.all([running, waiting]);
  expect(order).toEqual(['other', 'first', 'second']);
});

it('goes on after work that fails', async () => {
  const queue = createPartQueue();
  await expect(queue.run(['A'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run(['A'], async () => 'done')).resolves.toBe('done');
});
