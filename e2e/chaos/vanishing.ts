import { limited } from '@southline/machine/limit';
import { eventually, thorough } from '@southline/testkit';
import { expect, it } from 'vitest';
import { buy, type Outcome } from '../lib/buyer.ts';
import { armFaults, capturedOrders, clearFaults, type Fault } from './provider.ts';
import { settled } from './settle.ts';
import { newBuyer, type Stage, someParts } from './stage.ts';

const vanishing = 60;
const staying = 20;

/** The first fault that fits applies, so the card posts and queries after the last fault succeed. */
const faults: readonly Fault[] = [
  { operation: 'form', kind: 'timeout-after-capture', count: 10, delayMs: 4_000 },
  { operation: 'form', kind: 'error-500', count: 10, afterWork: true },
  { operation: 'form', kind: 'reset', count: 10, afterWork: true },
  { operation: 'query', kind: 'unknown', count: 60 },
  { operation: 'query', kind: 'slow', count: 15, delayMs: 5_000 },
  { operation: 'query', kind: 'error-500', count: 30 },
  { operation: 'query', kind: 'reset', count: 15 },
  { operation: 'query', kind: 'half-json', count: 15 },
  { operation: 'query', kind: '429', count: 15 },
];

export const vanishingBrowsers = (stage: () => Stage) => {
  // In the usual run some buyers of the random kills vanish.
  it.runIf(thorough)(
    `${vanishing} browsers gone with the card post, and a provider in trouble: what was captured is placed and mailed`,
    async () => {
      const { stack, acknowledged } = stage();
      await armFaults(stack, faults);
      const outcomes: Outcome[] = [];
      const buyers = Array.from({ length: vanishing + staying }, (_, n) => n);
      await limited(buyers, 8, async (n) => {
        const habit = n % 4 === 3 ? 'pays' : 'vanishes with the card';
        outcomes.push(await buy(newBuyer(stage(), `gone-${n}`), someParts(stage()), habit));
      });
      const left = outcomes.filter(({ result }) => result === 'vanished').map(({ orderId }) => orderId);
      const answered = outcomes.filter(({ result }) => result !== 'vanished');
      console.log(`gone: ${left.length} vanished, ${answered.map(({ result }) => result).join(', ')}`);
      // A buyer whose card was charged must get the order: no error message and no refund.
      expect(answered.filter(({ result }) => result !== 'placed' && result !== 'sold out')).toEqual([]);

      const captured = await eventually(
        async () => {
          const orders = await capturedOrders(stack);
          expect(left.filter((orderId) => !orders.has(orderId))).toEqual([]);
          return orders;
        },
        { timeoutMs: 20_000, intervalMs: 500 },
      );
      acknowledged.push(...left, ...answered.filter(({ result }) => result === 'placed').map(({ orderId }) => orderId));
      expect(captured.size).toBeGreaterThanOrEqual(left.length);
      console.log(`gone: settled after ${await settled(stage())}`);
      await clearFaults(stack);
    },
  );
};
