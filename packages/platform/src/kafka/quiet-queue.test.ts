import { expect, test, vi } from 'vitest';
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

test('a request without an answer ends at most a second after its time limit', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const timeoutRequest = vi.fn();
  const inflight = new Map([[1, { sentAt: Date.now(), requestTimeout: 1_500, timeoutRequest }]]);
  const open = Object.assign(queue(), { inflight, isConnected: () => true });
  open.scheduleRequestTimeoutCheck();
  vi.advanceTimersByTime(1_500);
  expect(timeoutRequest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(timeoutRequest).toHaveBeenCalled();
  open.destroy();
  vi.useRealTimers();
});
