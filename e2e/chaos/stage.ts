import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openSpace } from '@southline/machine/spaces';
import { pick, randomOf } from '@southline/platform/measure';
import { type Stack, type StackOptions, startStack } from '../../tools/start/stack.ts';
import { Guest } from '../lib/guest.ts';
import type { Sent } from '../lib/http.ts';
import { buyableParts, type PartRow, quantityOf } from '../lib/parts.ts';
import { Doors } from './doors.ts';
import { warningsSince } from './logs.ts';
import { type Outside, openOutside } from './outside.ts';

/** The stack that the kill tests share, with its facts. Each process that has two instances in production has two here. */
export interface Stage {
  readonly stack: Stack;
  readonly doors: Doors;
  readonly outside: Outside;
  readonly seed: number;
  readonly random: () => number;
  readonly parts: readonly PartRow[];
  /** Orders acknowledged to a buyer, in all tests so far. */
  readonly acknowledged: string[];
  warningsSince(time: number): Promise<string>;
  close(): Promise<void>;
}

export type Wanted = readonly { readonly productNr: string; readonly quantity: number }[];

// Categories whose stock is counted in hundreds.
const categories = ['Filters', 'Spark Plugs', 'Light Bulbs', 'Wipers', 'Chemicals', 'Coin Batteries'];
const partsEach = 60;
/** The least stock of a part used in tests, in minimum quantities. The buyers of one test take at most this much. */
const leastStock = 25;

const holdMinutes = 0.75;
/** Longer than the hold of an order. */
export const awayMs = (holdMinutes * 60 + 5) * 1000;

const stackOptions = {
  ports: 'free',
  quiet: true,
  replicas: { catalogue: 2, payments: 2, orders: 2, bff: 2 },
  env: {
    LOG_LEVEL: 'warn',
    DEMO_PARTS: '3000',
    // Where production waits for minutes, this stack waits for seconds. The rules are the same.
    HOLD_MINUTES: String(holdMinutes),
    CARD_WAIT_MINUTES: '0.5',
    PLACE_AFTER_MS: '3000',
    SWEEP_MS: '1000',
    // After a kill another worker may take over a job when its lease ends.
    JOB_LEASE_MS: '5000',
    RECONCILE_SCALE: '0.2',
    PAYMENT_PROVIDER_TIMEOUT_MS: '3000',
    PAYMENT_REFUND_TIMEOUT_MS: '3000',
    // RECONCILE_SCALE makes this 18 s.
    REFUND_LONGEST_MINUTES: '1.5',
    // The tests distribute requests over the BFFs themselves, as one proxy would.
    TRUST_PROXY_HOPS: '1',
  },
} as const satisfies Omit<StackOptions, 'dataDir'>;

/** `releaseOf`: which processes run another release than this one. `others`: servers that run already. */
export const openStage = async (options: Pick<StackOptions, 'releaseOf' | 'others'> = {}): Promise<Stage> => {
  const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
  console.log(`seed ${seed}`);
  const dataDir = openSpace('chaos');
  const began = Date.now();
  const outside = await openOutside();
  const env = {
    ...stackOptions.env,
    SCANNER_ADDRESS: outside.scanner.address,
    REGO_PROVIDER_URL: `http://${outside.register.address}/plates`,
    REGO_PROVIDER_KEY: 'a key of the tests',
  };
  const stack = await startStack({ ...stackOptions, env, dataDir, ...options });
  console.log(`stack up after ${((Date.now() - began) / 1000).toFixed(0)} s`);
  const doors = new Doors(stack);
  const { connection } = new Guest(doors.next, 'probe@example.com', { host: doors.host });
  const listings = await Promise.all(categories.map((category) => buyableParts(connection, category)));
  return {
    stack,
    doors,
    outside,
    seed,
    random: randomOf(seed),
    parts: listings.flatMap((parts) =>
      parts.filter((part) => part.availableQuantity >= leastStock * quantityOf(part)).slice(0, partsEach),
    ),
    acknowledged: [],
    warningsSince: (time) => warningsSince(join(dataDir, 'logs'), time),
    async close() {
      await stack.stop();
      await Promise.all([outside.scanner.stop(), outside.register.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** One or two parts in their minimum quantity. */
export const someParts = ({ random, parts }: Stage): Wanted =>
  [...new Set([pick(random, parts), pick(random, parts)])].map(({ productNr, extra }) => ({
    productNr,
    quantity: Math.max(1, extra?.minQty ?? 1),
  }));

export const newBuyer = ({ doors }: Stage, name: string, observe?: (sent: Sent) => void): Guest =>
  new Guest(doors.next, `${name}@example.com`, { host: doors.host, ...(observe && { observe }) });
