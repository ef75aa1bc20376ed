import { expect, it } from 'vitest';
import { createPartQueue } from './part-queue.ts';

const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

it('lets work on one part wait, and work on another go on', async () => {
  const queue = createPartQueue();
  const [inside, first] = [gate(), gate()];
  const order: string[] = [];
  const running = queue.run(['A', 'B'], async () => {
    inside.open();
    await first.opened;
    order.push('first');
  });
  await inside.opened;
  const waiting = queue.run(['B', 'C'], async () => order.push('second'));
  await queue.run(['D'], async () => order.push('other'));
  first.open();
  await Promise.all([running, waiting]);
  expect(order).toEqual(['other', 'first', 'second']);
});

it('goes on after work that fails', async () => {
  const queue = createPartQueue();
  await expect(queue.run(['A'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run(['A'], async () => 'done')).resolves.toBe('done');
});
