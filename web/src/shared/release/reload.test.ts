import { expect, test } from 'vitest';
import { createReload } from './reload.ts';

const browser = { online: true, reloaded: false, openMs: 600_000 };
const start = (given: Partial<typeof browser> = {}) => {
  const { online, reloaded, openMs } = { ...browser, ...given };
  let reloads = 0;
  const reload = createReload({
    isOnline: () => online,
    isReloaded: () => reloaded,
    openMs: () => openMs,
    reload: () => {
      reloads += 1;
    },
  });
  return { reload, count: () => reloads };
};

test('a file that a release took away reloads the page', () => {
  const { reload, count } = start();
  reload.fileMissing();
  expect(count()).toBe(1);
});

test('several missing files reload the page once', () => {
  const { reload, count } = start();
  reload.fileMissing();
  reload.fileMissing();
  expect(count()).toBe(1);
});

test('a page whose file is missing waits for the reload, and fails without one', async () => {
  const settled = (promise: Promise<never>) => {
    const outcome = promise.then(
      () => 'done',
      ({ message }: Error) => message,
    );
    return Promise.race([outcome, new Promise((resolve) => setImmediate(() => resolve('waits')))]);
  };
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const { reload } = start();
  reload.hold();
  reload.fileMissing();
  expect(await settled(reload.instead(missing))).toBe('waits');
  // The router reloads by itself where the message is the browser's.
  expect(await settled(start({ online: false }).reload.instead(missing))).toBe('a file of the page is missing');
});

test.each([
  ['without a connection', { online: false }],
  ['right after a reload that did not help', { reloaded: true, openMs: 2_000 }],
])('%s nothing is reloaded', (_name, given) => {
  const { reload, count } = start(given);
  reload.fileMissing();
  expect(count()).toBe(0);
});

test('the next release reloads a tab that an earlier one reloaded', () => {
  const { reload, count } = start({ reloaded: true });
  reload.fileMissing();
  expect(count()).toBe(1);
});

test('during a payment it waits for the end of the payment', () => {
  const { reload, count } = start();
  const [first, second] = [reload.hold(), reload.hold()];
  reload.fileMissing();
  first();
  first();
  expect(count()).toBe(0);
  second();
  expect(count()).toBe(1);
});

test('the end of a payment alone reloads nothing', () => {
  const { reload, count } = start();
  reload.hold()();
  expect(count()).toBe(0);
});
