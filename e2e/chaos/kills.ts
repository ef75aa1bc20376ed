import { limited } from '@southline/machine/limit';
import { pick } from '@southline/platform/measure';
import { size } from '@southline/testkit';
import { expect, it } from 'vitest';
import { buy, type Habit, type Outcome } from '../lib/buyer.ts';
import { buyWithDetour, type Detour } from '../lib/detour-buyer.ts';
import { settled } from './settle.ts';
import { awayMs, newBuyer, type Stage, someParts } from './stage.ts';

const checkouts = size('CHAOS_CHECKOUTS', { usual: 24, thorough: 300 });
const kills = size('CHAOS_KILLS', { usual: 3, thorough: 10 });
const inFlight = 8;

const services = ['orders', 'payments', 'catalogue', 'vouchers', 'locator', 'documents', 'notifications'] as const;
const victims = [...services, 'kafka'] as const;

const habitOf = (random: () => number): Habit => {
  const die = random();
  if (die < 0.1) return 'declined first';
  if (die < 0.2) return 'vanishes after the card';
  return die < 0.25 ? 'abandons' : 'pays';
};

const detours = ['edits after the card', 'edits after paying', 'pays in two tabs', 'comes back late'] as const;
/** The share of buyers who disturb their own payment. */
const detourShare = 0.2;

const detourOf = (random: () => number): Detour | undefined =>
  random() < detourShare ? pick(random, detours) : undefined;

/** One buyer in four has a voucher code; half of those have the code that can be used once. */
const codeOf = (random: () => number): string | undefined => {
  const die = random();
  if (die < 0.125) return 'ONCE25';
  return die < 0.25 ? 'SAVE10' : undefined;
};

const planOf = (stage: Stage) => {
  const wanted = someParts(stage);
  // More units of a part in the cart, or another part.
  const extra = pick(stage.random, [...wanted, ...someParts(stage)]);
  return { wanted, extra, awayMs, oldFormFirst: stage.random() < 0.5 };
};

const killOne = async ({ stack }: Stage, victim: (typeof victims)[number]): Promise<void> => {
  if (victim !== 'kafka') return void (await stack.kill(victim, 'SIGKILL'));
  await stack.killServer('kafka');
  await stack.startServer('kafka');
};

export const randomKills = (stage: () => Stage) => {
  it(`${checkouts} checkouts and ${kills} kills lose no order, charge nobody twice and keep the stock right`, async () => {
    const { stack, random, acknowledged } = stage();
    // Each killed process must be noticed as an outage.
    for (const name of ['orders#2', 'payments#2', 'catalogue#2'] as const) await stack.stopProcess(name);
    const startsBefore = services.reduce((sum, name) => sum + stack.starts(name), 0);

    const buyers = Array.from({ length: checkouts }, (_, n) => ({
      guest: newBuyer(stage(), `buyer-${n}`),
      habit: habitOf(random),
      detour: detourOf(random),
      code: codeOf(random),
      plan: planOf(stage()),
    }));
    const killAt = new Map(
      Array.from({ length: kills }, (_, n) => [
        Math.floor(((n + random()) / kills) * checkouts),
        victims[n % victims.length] ?? 'orders',
      ]),
    );

    const outcomes: Outcome[] = [];
    const killed: Promise<void>[] = [];
    await limited(buyers, inFlight, async ({ guest, habit, detour, plan, code }, index) => {
      const victim = killAt.get(index);
      if (victim) killed.push(killOne(stage(), victim));
      outcomes.push(
        detour ? await buyWithDetour(guest, detour, plan, code) : await buy(guest, plan.wanted, habit, code),
      );
    });
    await Promise.all(killed);

    const placed = outcomes.filter(({ result }) => result === 'placed').map(({ orderId }) => orderId);
    acknowledged.push(...placed);
    const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
    const results = ['placed', 'vanished', 'abandoned', 'sold out', 'refunded'] as const;
    console.log(`kills: ${results.map((result) => `${count(result)} ${result}`).join(', ')}`);
    const shares = detours.map((how) => `${buyers.filter(({ detour }) => detour === how).length} ${how}`);
    console.log(`kills: of the buyers ${shares.join(', ')}`);
    console.log(`kills: settled after ${await settled(stage(), { expired: true })}`);
    expect(placed.length).toBeGreaterThan(checkouts / 2);
    const restarts = services.reduce((sum, name) => sum + stack.starts(name), 0) - startsBefore;
    expect(restarts).toBe([...killAt.values()].filter((victim) => victim !== 'kafka').length);
  });
};
