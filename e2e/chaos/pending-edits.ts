import { limited } from '@southline/machine/limit';
import { pick } from '@southline/platform/measure';
import { size } from '@southline/testkit';
import { expect, it } from 'vitest';
import { addParts, confirm, fillCart, openAttempt, postCard, submit, type Wish } from '../lib/buyer.ts';
import type { CartAnswer, Guest } from '../lib/guest.ts';
import { insist } from '../lib/insist.ts';
import { armFaults, capturedOrders, clearFaults, refundsMade } from './provider.ts';
import { settled } from './settle.ts';
import { newBuyer, type Stage, someParts } from './stage.ts';

const buyers = size('CHAOS_PENDING_EDITS', { usual: 8, thorough: 24 });
const inFlight = 6;
const bankMs = 4_000;
const kills = size('CHAOS_PENDING_KILLS', { usual: 3, thorough: 6 });
const victims = (['orders', 'payments', 'catalogue', 'vouchers', 'orders', 'payments'] as const).slice(0, kills);

/** Edits that give a cart another order id while its payment is at the bank. */
const edits: Readonly<Record<string, (guest: Guest, cart: CartAnswer, wish: Wish) => Promise<unknown>>> = {
  'corrects the telephone number': (guest) =>
    insist(async () => ((await guest.saveDetails('', { Phone: '0491570110' })).body.status ? true : undefined)),
  'wants more': (guest, _, wish) => addParts(guest, [wish]),
  'enters a code': (guest, { orderID }) =>
    insist(async () => {
      const body = { voucherCode: 'SAVE10', orderID };
      const answer = await guest.connection.post('voucher/validate-voucher', body);
      return answer.http < 500 ? true : undefined;
    }),
};

/** Reports and posts the card, edits the cart meanwhile, and pays for the rest if the shop offers it. */
const payAndEdit = async (guest: Guest, parts: readonly Wish[], edit: (typeof edits)[string]): Promise<string> => {
  await fillCart(guest, parts);
  const { cart, attempt, ended } = await openAttempt(guest);
  if (!attempt) throw new Error(`access code: ${ended}`);
  const reported = await insist(async () => {
    const answer = await guest.report(cart, attempt);
    return answer.http < 500 ? answer : undefined;
  });
  expect(reported.body.status, 'the card may be sent').toBe(true);
  const posted = guest.pay(attempt);
  await edit(guest, cart, parts[0] ?? { productNr: '', quantity: 1 });
  const next = await openAttempt(guest);
  await posted;
  expect(next.cart.orderID, guest.email).not.toBe(cart.orderID);
  // The rest of the cart is paid separately. If goods were offered twice, they would be paid for twice here.
  if (next.attempt) {
    await postCard(guest, next.attempt);
    expect((await confirm(guest, next.cart, next.attempt)).body.status, guest.email).toBe(true);
    expect(await submit(guest, next.cart)).toMatchObject({ result: 'placed' });
  }
  return cart.orderID;
};

export const editsWhilePending = (stage: () => Stage) => {
  it(`${buyers} carts edited while their card is at a slow bank, and ${victims.length} kills: nobody is charged twice`, async () => {
    const { stack, random, acknowledged } = stage();
    const refundsBefore = await refundsMade(stack);
    await armFaults(stack, [{ operation: 'form', kind: 'slow', count: buyers, delayMs: bankMs }]);
    const killAt = new Map(victims.map((victim, n) => [Math.floor(((n + 0.5) / victims.length) * buyers), victim]));
    const killed: Promise<unknown>[] = [];
    const paid: string[] = [];
    const plans = Array.from({ length: buyers }, () => ({
      parts: someParts(stage()),
      edit: pick(random, Object.values(edits)),
    }));
    await limited(plans, inFlight, async ({ parts, edit }, n) => {
      const victim = killAt.get(n);
      if (victim) killed.push(stack.kill(victim, 'SIGKILL'));
      paid.push(await payAndEdit(newBuyer(stage(), `pending-${n}`), parts, edit));
    });
    await Promise.all(killed);
    await clearFaults(stack);
    acknowledged.push(...paid);
    console.log(`pending: ${paid.length} edited; settled after ${await settled(stage())}`);
    const captured = await capturedOrders(stack);
    expect(paid.filter((orderId) => !captured.has(orderId))).toEqual([]);
    expect((await refundsMade(stack)) - refundsBefore).toBe(0);
  });
};
