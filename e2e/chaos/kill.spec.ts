import { rm } from 'node:fs/promises';
import { audit } from '@southline/audit/audit';
import { loadConfig } from '@southline/audit/config';
import { report } from '@southline/audit/report';
import { eventually } from '@southline/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSpace } from '../../tools/start/spaces.mjs';
import { type Stack, startStack } from '../../tools/start/stack.mjs';
import { buy, type Habit, type Outcome } from '../lib/buyer.ts';
import { Guest } from '../lib/guest.ts';
import { limited } from '../lib/limited.ts';
import { buyableParts, type PartRow } from '../lib/parts.ts';
import { pick, seeded } from '../lib/random.ts';

const checkouts = Number(process.env.CHAOS_CHECKOUTS ?? 300);
const kills = Number(process.env.CHAOS_KILLS ?? 10);
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
const inFlight = 8;

const victims = ['orders', 'payments', 'catalogue', 'documents', 'notifications', 'kafka'] as const;

let stack: Stack;
let dataDir: string;

beforeAll(async () => {
  dataDir = openSpace('chaos');
  stack = await startStack({
    dataDir,
    ports: 'free',
    quiet: true,
    env: {
      LOG_LEVEL: 'warn',
      DEMO_PARTS: '3000',
      // What takes minutes in production takes seconds here: the rules are the same.
      HOLD_MINUTES: '0.75',
      PLACE_AFTER_MS: '3000',
      SWEEP_MS: '300',
      RECONCILE_SCALE: '0.2',
    },
  });
});

afterAll(async () => {
  await stack?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const habitOf = (random: () => number): Habit => {
  const die = random();
  if (die < 0.1) return 'declined first';
  if (die < 0.2) return 'vanishes after the card';
  return die < 0.25 ? 'abandons' : 'pays';
};

const killOne = async (victim: (typeof victims)[number]) => {
  if (victim !== 'kafka') return stack.kill(victim, 'SIGKILL');
  await stack.killServer('kafka');
  await stack.startServer('kafka');
};

it(`${checkouts} checkouts and ${kills} kills lose no order, charge nobody twice and keep the stock right`, async () => {
  console.log(`seed ${seed}`);
  const random = seeded(seed);
  const probe = new Guest(stack.facts.urls.web, 'probe@example.com');
  const parts: PartRow[] = [
    ...(await buyableParts(probe.connection, 'Filters')).slice(0, 12),
    ...(await buyableParts(probe.connection, 'Spark Plugs')).slice(0, 12),
  ];
  expect(parts.length).toBeGreaterThan(4);

  const buyers = Array.from({ length: checkouts }, (_, n) => ({
    guest: new Guest(stack.facts.urls.web, `buyer-${n}@example.com`),
    habit: habitOf(random),
    parts: [...new Set([pick(random, parts), pick(random, parts)])].map(({ productNr, extra }) => ({
      productNr,
      quantity: Math.max(1, extra?.minQty ?? 1),
    })),
  }));
  const killAt = new Map(
    Array.from({ length: kills }, (_, n) => [
      Math.floor(((n + random()) / kills) * checkouts),
      victims[n % victims.length] ?? 'orders',
    ]),
  );

  const outcomes: Outcome[] = [];
  const killed: Promise<void>[] = [];
  await limited(buyers, inFlight, async ({ guest, habit, parts: wanted }, index) => {
    const victim = killAt.get(index);
    if (victim) killed.push(Promise.resolve(killOne(victim)));
    outcomes.push(await buy(guest, wanted, habit));
  });
  await Promise.all(killed);

  const acknowledged = outcomes.filter(({ result }) => result === 'placed').map(({ orderId }) => orderId);
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
  const results = ['placed', 'vanished', 'abandoned', 'sold out', 'refunded'] as const;
  console.log(results.map((result) => `${count(result)} ${result}`).join(', '));
  const config = loadConfig(stack.auditEnv());
  const settled = await eventually(
    async () => {
      const findings = await audit(config, acknowledged);
      const open = findings.filter(({ violations, underWay }) => violations.length > 0 || underWay > 0);
      if (open.length > 0) throw new Error(`seed ${seed}\n${report(findings)}`);
      return findings;
    },
    { timeoutMs: 180_000, intervalMs: 2_000 },
  );
  console.log(report(settled));
  expect(acknowledged.length).toBeGreaterThan(checkouts / 2);
  const services = victims.filter((victim) => victim !== 'kafka');
  const restarts = services.reduce((sum, name) => sum + stack.starts(name) - 1, 0);
  expect(restarts).toBe([...killAt.values()].filter((victim) => victim !== 'kafka').length);
});
