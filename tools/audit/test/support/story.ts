import { type Order, OrderState } from '@southline/contracts/orders';
import type { Return } from '@southline/contracts/returns';
import { isDomainError } from '@southline/kernel/errors';
import { ownerOfMember } from '@southline/kernel/owner';
import type { Identity } from '@southline/platform/identity';
import { pick as pickFrom, randomOf } from '@southline/platform/measure';
import { insisting, unique } from '@southline/testkit';
import type { Person, Shop } from './shop.ts';

export interface Attempt {
  readonly accessCode: string;
  readonly formUrl: string;
}

/** One order with its follow-on orders, its buyer and its staff. */
export interface Story {
  readonly shop: Shop;
  readonly random: () => number;
  readonly buyer: Person;
  readonly staff: Person;
  readonly isMember: boolean;
  /** The first order and its follow-on orders. */
  readonly orderIds: Set<string>;
  /** Access codes by order; the buyer may use an old one. */
  readonly attempts: Map<string, Attempt>;
  /** Steps with their answers, for the report of a failure. */
  readonly steps: string[];
}

export const beginStory = (shop: Shop, seed: number): Story => {
  const random = randomOf(seed);
  const isMember = random() < 0.8;
  const membershipNo = unique('M');
  const buyer: Identity = isMember
    ? { subject: ownerOfMember(membershipNo), role: 'Member', membershipNo }
    : { subject: `guest:${unique('g')}`, role: 'guest' };
  return {
    shop,
    random,
    buyer: shop.person(buyer),
    staff: shop.person({ subject: ownerOfMember('D7'), role: 'Dealer', membershipNo: 'D7' }),
    isMember,
    orderIds: new Set(),
    attempts: new Map(),
    steps: [],
  };
};

export const pick = <T>({ random }: Story, from: readonly T[]): T => pickFrom(random, from);

export const upTo = ({ random }: Story, most: number): number => 1 + Math.floor(random() * most);

export const isLikely = ({ random }: Story, chance: number): boolean => random() < chance;

/** A random selection, at least one. */
export const someOf = <T>(story: Story, from: readonly T[]): T[] => {
  const chosen = from.filter(() => isLikely(story, 0.6));
  return chosen.length > 0 || from.length === 0 ? chosen : [pick(story, from)];
};

/** Refusals that tell the caller why. Anything else is a failure of the sequence. */
const isAnswer = (error: unknown): error is { readonly code: string; readonly message: string } =>
  isDomainError(error) && ['conflict', 'invalid', 'not-found'].includes(error.kind) && error.message !== '';

/** "done", or the code of the refusal. */
export const answerOf = (call: () => Promise<unknown>): Promise<string> =>
  insisting(call).then(
    () => 'done',
    (error: unknown) => (isAnswer(error) ? error.code : Promise.reject(error)),
  );

export const orderOf = async ({ staff }: Story, orderId: string): Promise<Order> => {
  const { order } = await insisting(() =>
    staff.orders((service) => service.getOrder({ key: { $case: 'orderId', value: orderId } })),
  );
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
};

export const anOrder = (story: Story): Promise<Order> => orderOf(story, pick(story, [...story.orderIds]));

export const returnsOf = async ({ staff }: Story, orderId: string): Promise<readonly Return[]> =>
  (await insisting(() => staff.returns((service) => service.listReturnsOfOrder({ orderId })))).returns;

export const isUnpaid = ({ state }: Order): boolean => state === OrderState.ORDER_STATE_AWAITING_PAYMENT;
