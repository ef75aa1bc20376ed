import { setTimeout as pause } from 'node:timers/promises';
import { eventually, size } from '@southline/testkit';
import { expect, it } from 'vitest';
import { insist } from '../lib/insist.ts';
import { settled } from './settle.ts';
import type { Stage } from './stage.ts';
import { beyondContract, startTraffic, summary, unserved } from './traffic.ts';

const brokerAwayMs = size('CHAOS_OUTAGE_MS', { usual: 8_000, thorough: 20_000 });
const mongoAwayMs = 4_000;
/** A killed single node needs time to become primary again. */
const recoveryMs = 30_000;

const startsOf = ({ stack }: Stage) => ({
  catalogue: stack.starts('catalogue'),
  payments: stack.starts('payments'),
  documents: stack.starts('documents'),
  orders: stack.starts('orders'),
  notifications: stack.starts('notifications'),
  bff: stack.starts('bff'),
});

export const outages = (stage: () => Stage) => {
  it('while the broker and Redis are away guests shop and pay on and a process that starts waits; then the backlog drains', async () => {
    const { stack } = stage();
    const before = startsOf(stage());
    const traffic = startTraffic(stage(), 'broker');
    const statusOf = (path: string) =>
      fetch(`http://127.0.0.1:${stack.facts.ports.documents?.internal}${path}`).then(
        ({ status }) => status,
        () => 'no answer',
      );
    let ready: unknown;
    let placedBefore = 0;
    let placedMeanwhile = 0;
    try {
      await stack.stopServer('kafka');
      await stack.killServer('redis');
      placedBefore = traffic.outcomes.length;
      // A process started meanwhile stays alive and waits.
      await stack.kill('documents', 'SIGKILL');
      await pause(brokerAwayMs);
      await eventually(async () => expect(await statusOf('/healthz')).toBe(200));
      ready = await statusOf('/readyz');
      await eventually(() => traffic.outcomes.length > placedBefore);
      placedMeanwhile = traffic.outcomes.length - placedBefore;
      await Promise.all([stack.startServer('kafka'), stack.startServer('redis')]);
    } finally {
      await traffic.stop();
      console.log(`broker: ${summary(traffic)}; ${placedMeanwhile} without it`);
    }
    await stack.ready({ names: ['documents'] });
    console.log(`broker: settled after ${await settled(stage())}`);
    expect(traffic.failures).toEqual([]);
    expect(unserved(traffic)).toEqual([]);
    expect(placedMeanwhile).toBeGreaterThan(0);
    expect(ready).toBe(503);
    expect(startsOf(stage())).toEqual({ ...before, documents: before.documents + 1 });
  });

  it('a killed MongoDB loses no acknowledged order and refuses requests only as the contract says', async () => {
    const { stack } = stage();
    const before = startsOf(stage());
    const traffic = startTraffic(stage(), 'mongo');
    let backAt = Number.NaN;
    try {
      await insist(async () => (traffic.outcomes.length > 0 ? true : undefined));
      await stack.killServer('mongo');
      await pause(mongoAwayMs);
      await stack.startServer('mongo');
      backAt = Date.now();
      const others = traffic.outcomes.length;
      // A buyer who starts now and finishes proves that purchases work again.
      await insist(async () => (traffic.outcomes.length > others + 8 ? true : undefined));
    } finally {
      await traffic.stop();
      console.log(`mongo: ${summary(traffic)}\n${unserved(traffic).join('\n')}`);
    }
    expect(traffic.failures).toEqual([]);
    expect(beyondContract(traffic)).toEqual([]);
    const late = traffic.sent.filter(
      ({ sentAt, answer }) => sentAt.getTime() > backAt + recoveryMs && (!answer || answer.http >= 500),
    );
    expect(late).toEqual([]);
    expect(startsOf(stage())).toEqual(before);
    console.log(`mongo: settled after ${await settled(stage())}`);
  });
};
