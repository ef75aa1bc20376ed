import { setTimeout as pause } from 'node:timers/promises';
import {
  addParts,
  confirm,
  fillCart,
  type Opened,
  type Outcome,
  openAttempt,
  postCard,
  submit,
  type Wish,
} from './buyer.ts';
import type { Guest } from './guest.ts';

/** How a buyer disturbs their own payment. */
export type Detour = 'edits after the card' | 'edits after paying' | 'pays in two tabs' | 'comes back late';

export interface DetourPlan {
  readonly wanted: readonly Wish[];
  /** The part that the buyer adds after posting the card. */
  readonly extra: Wish;
  /** How long a returning buyer stays away: longer than an order holds its stock. */
  readonly awayMs: number;
  /** Whether a returning buyer posts the card with the old form before opening a new attempt, or after paying. */
  readonly oldFormFirst: boolean;
}

/** Pays for the cart as shown and places the order. */
const finish = async (guest: Guest, { cart, attempt, ended }: Opened): Promise<Outcome> => {
  if (ended === 'paid already') return submit(guest, cart);
  if (!attempt) return { result: 'sold out', orderId: cart.orderID };
  await postCard(guest, attempt);
  const answer = await confirm(guest, cart, attempt);
  return answer.body.status ? submit(guest, cart) : { result: 'refunded', orderId: cart.orderID };
};

/**
 * The outcome of the first order if it contains all goods, so that nothing is left in the cart. Otherwise pays for the cart as
 * it is now.
 */
const after = (guest: Guest, before: Opened, now: Opened): Promise<Outcome> | Outcome =>
  now.ended === 'nothing left' ? { result: 'placed', orderId: before.cart.orderID } : finish(guest, now);

const editsCart = async (guest: Guest, { extra }: DetourPlan, first: Opened, paid: boolean): Promise<Outcome> => {
  if (first.attempt) await postCard(guest, first.attempt);
  if (first.attempt && paid) await confirm(guest, first.cart, first.attempt);
  await addParts(guest, [extra]);
  return after(guest, first, await openAttempt(guest));
};

/** Two forms with the same goods, both filled in: one order is placed and the other refunded. */
const twoTabs = async (guest: Guest, { extra }: DetourPlan, first: Opened): Promise<Outcome> => {
  await addParts(guest, [extra]);
  const second = await openAttempt(guest);
  if (!second.attempt) return { result: 'sold out', orderId: second.cart.orderID };
  const outcomes = await Promise.all([finish(guest, second), finish(guest, first)]);
  const placed = outcomes.filter(({ result }) => result === 'placed');
  if (placed.length > 1) throw new Error(`${guest.email}: both orders of two tabs were placed`);
  return placed[0] ?? outcomes[0];
};

const comesBack = async (guest: Guest, { awayMs, oldFormFirst }: DetourPlan, first: Opened): Promise<Outcome> => {
  await pause(awayMs);
  if (oldFormFirst && first.attempt) await postCard(guest, first.attempt);
  const outcome = await after(guest, first, await openAttempt(guest));
  if (!oldFormFirst && first.attempt) await postCard(guest, first.attempt);
  return outcome;
};

/** A purchase with a detour. Whatever happens, the goods of a line are paid for once. */
export const buyWithDetour = async (guest: Guest, how: Detour, plan: DetourPlan, code?: string): Promise<Outcome> => {
  await fillCart(guest, plan.wanted, code);
  const first = await openAttempt(guest);
  if (!first.attempt) return { result: 'sold out', orderId: first.cart.orderID };
  if (how === 'pays in two tabs') return twoTabs(guest, plan, first);
  if (how === 'comes back late') return comesBack(guest, plan, first);
  return editsCart(guest, plan, first, how === 'edits after paying');
};
