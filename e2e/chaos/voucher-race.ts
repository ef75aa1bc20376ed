import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { capturesOf, readJournal } from '@southline/audit/journal';
import { limited } from '@southline/machine/limit';
import { thorough } from '@southline/testkit';
import { expect, it } from 'vitest';
import { confirm, fillCart, type Outcome, openAttempt, postCard, submit } from '../lib/buyer.ts';
import type { CartAnswer, Guest } from '../lib/guest.ts';
import { doneOf } from '../lib/http.ts';
import { insist } from '../lib/insist.ts';
import { settled } from './settle.ts';
import { newBuyer, type Stage, someParts, type Wanted } from './stage.ts';

const buyers = Number(process.env.CHAOS_VOUCHER_BUYERS ?? 24);
const uses = Number(process.env.CHAOS_VOUCHER_USES ?? 6);
const kills = Number(process.env.CHAOS_VOUCHER_KILLS ?? 4);
const inFlight = 16;
const victims = ['vouchers', 'orders'] as const;
const code = 'RACE';
const commands = new URL('../../services/vouchers/dist/cli/vouchers.js', import.meta.url).pathname;

const run = promisify(execFile);
const vouchers = async ({ stack }: Stage, ...words: string[]): Promise<string> => {
  const env = { ...process.env, MONGO_URL: stack.auditEnv().VOUCHERS_MONGO_URL };
  return (await run(process.execPath, [commands, ...words], { env })).stdout;
};

const usesOf = async (stage: Stage): Promise<{ used: number; reserved: number }> => {
  const line = (await vouchers(stage, 'list')).split('\n').find((each) => each.startsWith(`${code} `)) ?? '';
  const [, used, reserved] = /(\d+) used, (\d+) reserved/.exec(line) ?? [];
  return { used: Number(used), reserved: Number(reserved) };
};

const cents = (dollars: number) => Math.round(dollars * 100);

/** The amounts shown when the payment of an order began, in cents. */
type Shown = Map<string, { total: number; saving: number }>;
type Habit = 'pays' | 'declined first' | 'abandons';

/** One guest's purchase with the code, or at the full price once the code is used up; never at a price that was not shown. */
const buyWithCode = async (guest: Guest, wanted: Wanted, habit: Habit, shown: Shown): Promise<Outcome> => {
  await fillCart(guest, wanted, code);
  for (let decline = habit === 'declined first'; ; decline = false) {
    const { cart, attempt, ended } = await openAttempt(guest);
    if (!attempt && ended !== 'sold out') throw new Error(`access code: ${ended}`);
    if (!attempt) return { result: 'sold out', orderId: cart.orderID };
    shown.set(cart.orderID, { total: cents(cart.totalToPay), saving: cents(cart.voucherSaving) });
    if (habit === 'abandons') return { result: 'abandoned', orderId: cart.orderID };
    await postCard(guest, attempt, !decline);
    if ((await confirm(guest, cart, attempt)).body.status) return place(guest, cart, shown);
    if (!decline) return { result: 'refunded', orderId: cart.orderID };
  }
};

/** The placed order has the amounts that were shown. */
const place = async (guest: Guest, cart: CartAnswer, shown: Shown): Promise<Outcome> => {
  const outcome = await submit(guest, cart);
  if (outcome.result !== 'placed') return outcome;
  const { orderID } = cart;
  const order = await insist(async () => {
    const answer = await guest.connection.post('Order/get-member-order-details', { orderID });
    return answer.http < 500 ? doneOf(answer).data : undefined;
  });
  expect({ total: cents(order.totalToPay), saving: cents(order.voucherSaving) }).toEqual(shown.get(orderID));
  return outcome;
};

export const voucherRace = (stage: () => Stage) => {
  // In the usual run the random kills have buyers with codes, and hit the vouchers.
  it.runIf(thorough)(
    `of ${buyers} buyers ${uses} use a code that has ${uses} uses, and nobody pays another price than was shown`,
    async () => {
      const { stack, random, acknowledged } = stage();
      const create = ['--title', '$5 off', '--benefit', '$5', '--limit', String(uses)];
      await vouchers(stage(), 'create', '--code', code, '--by', 'kim', '--reason', 'a test', ...create);
      const shown: Shown = new Map();
      const outcomes: Outcome[] = [];
      const buy = async (name: string, habit: Habit) => {
        const outcome = await buyWithCode(newBuyer(stage(), name), someParts(stage()), habit, shown);
        outcomes.push(outcome);
        if (outcome.result === 'placed') acknowledged.push(outcome.orderId);
      };

      // While uses are available.
      const fight = Math.min(buyers, uses * 3);
      const killAt = new Map(
        Array.from({ length: kills }, (_, n) => [
          Math.floor(((n + random()) / kills) * fight),
          victims[n % victims.length],
        ]),
      );
      const killed: Promise<unknown>[] = [];
      const everybody = Array.from({ length: buyers }, (_, n) => n);
      await limited(everybody, inFlight, async (n) => {
        const victim = killAt.get(n);
        if (victim) killed.push(stack.kill(victim, 'SIGKILL'));
        const die = random();
        await buy(`race-${n}`, die < 0.1 ? 'declined first' : die < 0.2 ? 'abandons' : 'pays');
      });
      await Promise.all(killed);
      const settledAfter = await settled(stage(), { timeoutMs: 300_000 });

      // Later buyers use what others released.
      let { used } = await usesOf(stage());
      const usedInRace = used;
      for (let late = 0; used < uses && late < uses; late += 1) {
        await buy(`late-${late}`, 'pays');
        await settled(stage());
        ({ used } = await usesOf(stage()));
      }
      expect(await usesOf(stage())).toEqual({ used: uses, reserved: 0 });
      const tooLate = newBuyer(stage(), 'too-late');
      await fillCart(tooLate, someParts(stage()), code);
      expect((await tooLate.cart()).voucherSaving).toBe(0);

      const captures = capturesOf(await readJournal(stack.facts.urls.provider)).filter(({ orderId }) =>
        shown.has(orderId),
      );
      const differing = captures.filter(({ orderId, cents: paid }) => shown.get(orderId)?.total !== paid);
      expect(differing).toEqual([]);
      const placed = new Set(outcomes.filter(({ result }) => result === 'placed').map(({ orderId }) => orderId));
      const withSaving = [...placed].filter((orderId) => (shown.get(orderId)?.saving ?? 0) > 0);
      expect(withSaving).toHaveLength(uses);
      const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
      const results = ['placed', 'abandoned', 'sold out', 'refunded'] as const;
      console.log(
        `voucher race: ${results.map((result) => `${count(result)} ${result}`).join(', ')}; ${killAt.size} kills; ` +
          `${captures.length} captures, ${differing.length} of another amount than shown; ${usedInRace} uses in the race, ` +
          `${used} in all of ${uses}, none reserved; settled after ${settledAfter}`,
      );
    },
  );
};
