import { expect, test } from 'vitest';
import { RequestQueue } from './quiet-queue.ts';

const queue = () =>
  new RequestQueue({
    clientId: 'test',
    broker: 'b:1',
    requestTimeout: 1_000,
    logger: { namespace: () => ({ debug() {} }) },
  });

test('with nothing to send the client sets no timer', () => {
  const idle = queue();
  idle.scheduleCheckPendingRequests();
  expect(idle.throttleCheckTimeoutId).toBeNull();
});

test('what waits is looked at again', () => {
  const waiting = Object.assign(queue(), { pending: [{}] });
  waiting.scheduleCheckPendingRequests();
  expect(waiting.throttleCheckTimeoutId).not.toBeNull();
  clearTimeout(waiting.throttleCheckTimeoutId ?? undefined);
});
