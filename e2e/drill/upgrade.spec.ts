import { setTimeout as pause } from 'node:timers/promises';
import { size } from '@southline/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProcessName } from '../../tools/start/stack.ts';
import { type Asked, approveReturn, askReturn, delivered, processReturn, signedIn } from '../chaos/returns.ts';
import { settled } from '../chaos/settle.ts';
import { newBuyer, openStage, type Stage, someParts } from '../chaos/stage.ts';
import { beyondContract, startTraffic, summary } from '../chaos/traffic.ts';
import { buy, confirm, fillCart, type Opened, openAttempt, postCard, submit } from '../lib/buyer.ts';
import type { Guest } from '../lib/guest.ts';

/** The folder of the built release before this one; `npm run drill -- upgrade <commit>` sets it. */
const before = process.env.DRILL_RELEASE;
const now = new URL('../..', import.meta.url).pathname;
/** How long both releases serve, in seconds. */
const sideBySide = size('DRILL_SIDE_BY_SIDE', { usual: 120, thorough: 600 });

const mostShown = 5;

/** They are replaced first, so that each of these services runs both releases. */
const seconds = ['catalogue#2', 'payments#2', 'orders#2', 'bff#2'] as const;
/** They have one process. Auth and content go first, because every process calls them. */
const others = ['auth', 'content', 'locator', 'vouchers', 'documents', 'notifications', 'returns'] as const;
/** The BFF goes last, because it calls all other services. */
const firsts = ['catalogue', 'payments', 'orders', 'bff'] as const;

let stage: Stage;
const releases = new Map<string, string>();
const releaseOf = (name: string) => releases.get(name) ?? before ?? now;

/** Replaces processes one by one by those of a release, as a roll-out does. */
const roll = async (names: readonly ProcessName[], release: string) => {
  for (const name of names) {
    releases.set(name, release);
    if (name === 'bff' || name === 'bff#2') stage.doors.close(name);
    await stage.stack.stopProcess(name);
    await stage.stack.startProcess(name);
    await stage.stack.ready({ names: [name] });
    if (name === 'bff' || name === 'bff#2') stage.doors.open(name);
  }
};

/** What buyers and members have begun under one release and finish under another. */
interface Begun {
  /** A guest with a full cart. */
  readonly shopping: Guest;
  /** A guest whose payment is open. */
  readonly paying: Guest;
  readonly opened: Opened;
  /** A guest whose card was charged; the answer is not asked for yet. */
  readonly charged: Guest;
  readonly chargedAs: Opened;
  /** A signed-in member, and a return that was approved. */
  readonly member: Guest;
  readonly approved: Asked;
}

const opening = async (name: string) => {
  const guest = newBuyer(stage, name);
  await fillCart(guest, someParts(stage));
  return { guest, opened: await openAttempt(guest) };
};

const begin = async (name: string, desk: Guest, orderID: string): Promise<Begun> => {
  const shopping = newBuyer(stage, `${name}-shopping`);
  await fillCart(shopping, someParts(stage));
  const paying = await opening(`${name}-paying`);
  const charged = await opening(`${name}-charged`);
  if (!charged.opened.attempt) throw new Error('no payment was opened');
  await postCard(charged.guest, charged.opened.attempt);
  const member = await signedIn(stage, 'member', `${name}-member`);
  const approved = await askReturn(member, orderID);
  await approveReturn(desk, approved);
  const [{ guest: payer, opened }, { guest: chargedGuest, opened: chargedAs }] = [paying, charged];
  return { shopping, paying: payer, opened, charged: chargedGuest, chargedAs, member, approved };
};

const finish = async (begun: Begun, desk: Guest): Promise<void> => {
  const { shopping, paying, opened, charged, chargedAs, member, approved } = begun;
  if (!opened.attempt || !chargedAs.attempt) throw new Error('no payment was opened');
  const bought = await buy(shopping, [], 'pays');
  await postCard(paying, opened.attempt);
  await confirm(paying, opened.cart, opened.attempt);
  const paid = await submit(paying, opened.cart);
  await confirm(charged, chargedAs.cart, chargedAs.attempt);
  const placed = await submit(charged, chargedAs.cart);
  const outcomes = [bought, paid, placed];
  expect(outcomes.map(({ result }) => result)).toEqual(['placed', 'placed', 'placed']);
  stage.acknowledged.push(...outcomes.map(({ orderId }) => orderId));
  await processReturn([desk], approved);
  // The session of the member is still open.
  const profile = await member.connection.post('auth/get-profile', {});
  expect(profile.http).toBe(200);
};

// Without the folder of another release there is nothing to upgrade from.
describe.skipIf(!before)('an upgrade from another release, and back', () => {
  beforeAll(async () => {
    stage = await openStage({ releaseOf });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(await stage.warningsSince(0));
  });
  afterAll(() => stage?.close());

  it('fails no checkout, and what was begun under one release is finished under the other', async () => {
    const desk = await signedIn(stage, 'admin', 'admin');
    const [first = '', second = ''] = await delivered(stage, desk, 2);
    const traffic = startTraffic(stage, 'upgrade');
    const minutes: Record<string, number> = {};
    const timed = async (name: string, work: () => Promise<unknown>) => {
      const began = Date.now();
      await work();
      minutes[name] = Number(((Date.now() - began) / 60_000).toFixed(1));
    };
    try {
      const old = await begin('old', desk, first);
      await timed('setup of the new release', async () => {
        for (const name of stage.stack.names) releases.set(name, now);
        releases.set('topics', now);
        await stage.stack.setUp().finally(() => releases.clear());
      });
      await timed('second processes', () => roll(seconds, now));
      await timed('both releases', () => pause(sideBySide * 1_000));
      await timed('the rest', () => roll([...others, ...firsts], now));
      await finish(old, desk);
      const fresh = await begin('new', desk, second);
      await timed('back', () => roll([...firsts, ...others, ...seconds], before ?? now));
      await finish(fresh, desk);
    } finally {
      await traffic.stop();
      console.log(`upgrade: ${summary(traffic)}`, traffic.failures.slice(0, mostShown));
      console.table(minutes);
    }
    expect(traffic.failures).toEqual([]);
    expect(beyondContract(traffic)).toEqual([]);
    console.log(`settled after ${await settled(stage, { expired: true })}`);
  });
});
