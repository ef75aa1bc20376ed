import { createLogger } from '@southline/platform/logger';
import { expect, it, vi } from 'vitest';
import { nightly } from './nightly.ts';

const logger = createLogger('test', 'silent');
const none = {
  checked: 0,
  unrecorded: 0,
  rebuilt: 0,
  replayed: 0,
  ordersInReview: [],
  lost: [],
  uncertain: [],
  kept: 0,
  returned: 0,
  review: 0,
  numbersPassed: false,
  refundsChecked: 0,
  refundsSettled: 0,
  refundsInReview: 0,
};

it('reconciles the last days when it is its turn, and lets another try where it failed', async () => {
  const run = vi.fn(async (_from: Date, _to: Date) => none);
  const endLease = vi.fn(async () => {});
  await nightly({ takeLease: async () => false, endLease, run, logger })();
  expect(run).not.toHaveBeenCalled();
  await nightly({ takeLease: async () => true, endLease, run, logger })();
  const [from, to] = run.mock.calls[0] ?? [];
  expect(Number(to) - Number(from)).toBe(3 * 86_400_000);
  expect(endLease).not.toHaveBeenCalled();
  run.mockRejectedValueOnce(new Error('the provider is away'));
  await expect(nightly({ takeLease: async () => true, endLease, run, logger })()).rejects.toThrow('away');
  expect(endLease).toHaveBeenCalledOnce();
});
