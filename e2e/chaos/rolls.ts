import { thorough } from '@southline/testkit';
import { expect, it } from 'vitest';
import type { ProcessName } from '../../tools/start/stack.ts';
import { insist } from '../lib/insist.ts';
import { settled } from './settle.ts';
import type { Stage } from './stage.ts';
import { beyondContract, startTraffic, summary, unserved } from './traffic.ts';

/** One process of each kind: those that a checkout needs, one that renders PDFs, one that sends mails, and a BFF. */
const inTurn = [
  ...(['catalogue', 'payments', 'orders', 'vouchers', 'documents', 'notifications', 'bff'] as const),
  ...(thorough ? (['catalogue#2', 'payments#2', 'orders#2', 'locator', 'returns', 'content', 'bff#2'] as const) : []),
];
const killedReplicas = ['orders#2', 'catalogue#2', 'payments#2', 'orders'] as const;
const longestExitMs = 30_000;
/** On a machine that others use as well, a request may miss its deadline without any restart. */
const again = { retry: 1 };

/** SIGTERM, then up again; returns the milliseconds of its exit. */
const roll = async ({ stack, doors }: Stage, name: (typeof inTurn)[number]): Promise<number> => {
  const isDoor = name === 'bff' || name === 'bff#2';
  if (isDoor) doors.close(name);
  const began = Date.now();
  const exit = await stack.kill(name, 'SIGTERM');
  const tookMs = Date.now() - began;
  expect(exit, `${name} ends in good order`).toMatchObject({ code: 0 });
  await stack.ready({ names: [name] });
  if (isDoor) doors.open(name);
  return tookMs;
};

export const rollingRestarts = (stage: () => Stage) => {
  it('SIGTERM of each process in turn fails no checkout and no request', again, async () => {
    const traffic = startTraffic(stage(), 'roll');
    const exits: [ProcessName, number][] = [];
    try {
      for (const name of inTurn) exits.push([name, await roll(stage(), name)]);
    } finally {
      await traffic.stop();
      console.log(`roll: ${summary(traffic)}; exits in ms: ${exits.map((exit) => exit.join(' ')).join(', ')}`);
    }
    expect(traffic.failures).toEqual([]);
    expect(unserved(traffic)).toEqual([]);
    expect(traffic.outcomes.length).toBeGreaterThan(inTurn.length);
    for (const [name, tookMs] of exits) expect(tookMs, `${name} ends`).toBeLessThan(longestExitMs);
    console.log(`roll: settled after ${await settled(stage())}`);
  });

  it('kill -9 of one of two replicas refuses requests only as the contract says', again, async () => {
    const { stack } = stage();
    const traffic = startTraffic(stage(), 'replica');
    try {
      for (const name of killedReplicas) {
        const before = traffic.outcomes.length;
        await stack.kill(name, 'SIGKILL');
        await insist(async () => (traffic.outcomes.length > before + 8 ? true : undefined));
      }
    } finally {
      await traffic.stop();
      console.log(`replica: ${summary(traffic)}\n${unserved(traffic).join('\n')}`);
    }
    await stack.ready({ names: killedReplicas });
    expect(traffic.failures).toEqual([]);
    expect(beyondContract(traffic)).toEqual([]);
    console.log(`replica: settled after ${await settled(stage())}`);
  });
};
