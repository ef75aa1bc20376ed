import { isValidQuantity, largestQuantity } from '@southline/kernel/quantity';
import { describe, expect, it } from 'vitest';
import { type Cart, emptyCart, goodsOf, maxLines, withoutBought } from './cart.ts';
import type { Line } from './line.ts';
import { mergeCarts } from './merge-carts.ts';
import { aLine, delivery } from './testing.ts';

const fresh = { member: { orderId: 'm2', orderNo: 'SL3' }, guest: { orderId: 'g2', orderNo: 'SL4' } };
const cartOf = (owner: string, lines: readonly Line[], over: Partial<Cart> = {}): Cart => ({
  ...emptyCart(owner, { orderId: owner[0] ?? '', orderNo: 'SL1' }),
  version: 3,
  lines,
  ...over,
});
const guestOf = (lines: readonly Line[], over: Partial<Cart> = {}) => cartOf('guest:a', lines, over);
const memberOf = (lines: readonly Line[], over: Partial<Cart> = {}) => cartOf('member:1', lines, over);
const part = (name: string, quantity: number, over: Partial<Line> = {}) =>
  aLine({ lineId: `of-${name}`, partNo: name, cleansedPartNo: name, quantity, ...over });
const shown = (cart: Cart) => cart.lines.map(({ partNo, quantity }) => [partNo, quantity]);
/** The cart after an order of these lines was placed. */
const without = (cart: Cart, lines: readonly Line[], orderId = 'g') => {
  const goods = lines.map(({ lineId }) => lineId);
  return withoutBought(cart, { orderId, lines, goods }, fresh.member, () => 'new-line');
};

describe('merging a guest’s cart', () => {
  it('adds up quantities of the same part and brings the others', () => {
    const merged = mergeCarts(memberOf([part('A', 2)]), guestOf([part('B', 1), part('A', 3)]), fresh);
    expect(shown(merged.member)).toEqual([
      ['A', 5],
      ['B', 1],
    ]);
    expect(shown(merged.guest)).toEqual([]);
    expect(merged.lines).toMatchObject([
      { partNo: 'A', guestQuantity: 3, memberQuantity: 2, quantity: 5 },
      { partNo: 'B', guestQuantity: 1, memberQuantity: 0, quantity: 1 },
    ]);
  });

  it('cuts at 999 and at the multiple of the part, never below what was there', () => {
    const member = memberOf([part('A', 900), part('B', 20, { minQuantity: 10 })]);
    const merged = mergeCarts(member, guestOf([part('A', 200), part('B', 4, { minQuantity: 4 })]), fresh);
    expect(shown(merged.member)).toEqual([
      ['A', 999],
      ['B', 20],
    ]);
  });

  it('leaves a line without room where it is, and says so', () => {
    const full = memberOf(Array.from({ length: maxLines }, (_, index) => part(`P${index}`, 1)));
    const merged = mergeCarts(full, guestOf([part('NEW', 1), part('P0', 1)]), fresh);
    expect(merged.member.lines).toHaveLength(maxLines);
    expect(shown(merged.guest)).toEqual([['NEW', 1]]);
    expect(merged.lines.at(-1)).toMatchObject({ partNo: 'NEW', memberQuantity: 0, quantity: 0 });
  });

  it('changes nothing the second time', () => {
    const first = mergeCarts(memberOf([part('A', 1)]), guestOf([part('B', 1)], { delivery }), fresh);
    const second = mergeCarts(first.member, first.guest, fresh);
    expect(second.lines).toEqual([]);
    expect(second.member).toBe(first.member);
    expect(second.guest).toBe(first.guest);
  });

  it('fills missing delivery details, keeps present ones, and leaves none to the next guest', () => {
    const guest = guestOf([], { delivery });
    expect(mergeCarts(memberOf([]), guest, fresh)).toMatchObject({
      member: { delivery },
      guest: { delivery: undefined },
    });
    const own = { ...delivery, firstName: 'Own' };
    expect(mergeCarts(memberOf([], { delivery: own }), guest, fresh).member.delivery).toEqual(own);
  });

  it('gives carts that were frozen a fresh order id, so that no old total is paid unseen', () => {
    const frozen = { frozen: true };
    const merged = mergeCarts(memberOf([part('A', 1)], frozen), guestOf([part('B', 1)], frozen), fresh);
    expect(merged.member).toMatchObject({ ...fresh.member, frozen: false, formerOrders: ['g', 'm'] });
    expect(merged.guest).toMatchObject({ ...fresh.guest, frozen: false, formerOrders: undefined });
  });

  it('brings idempotency keys, so that a repeated addition adds nothing', () => {
    const guest = guestOf([part('A', 1)], { keys: [{ key: 'k', body: 'b', lineId: 'of-A' }] });
    const merged = mergeCarts(memberOf([part('A', 1, { lineId: 'own' })]), guest, fresh);
    expect(merged.member.keys).toEqual([{ key: 'k', body: 'b', lineId: 'own' }]);
  });
});

describe('an order that the guest paid after the sign-in', () => {
  it('takes its units out of the member’s line that absorbed them, and no more than arrived', () => {
    const bought = [part('A', 200, { lineId: 'guest-line' })];
    const merged = mergeCarts(memberOf([part('A', 900)]), guestOf(bought), fresh);
    const placed = without(merged.member, bought);
    expect(shown(placed)).toEqual([['A', 900]]);
    expect(shown(without(placed, bought))).toEqual([['A', 900]]);
  });

  it('gives a cart that was frozen with the same goods a fresh order id', () => {
    const bought = [part('A', 1)];
    const { member } = mergeCarts(memberOf([part('B', 1)]), guestOf(bought), fresh);
    const again = without({ ...member, frozen: true, orderId: 'm' }, bought);
    expect(again).toMatchObject({ ...fresh.member, frozen: false });
    expect(without({ ...member, frozen: true, orderId: 'm' }, [part('C', 1)], 'x')).toMatchObject({
      orderId: 'm',
      frozen: true,
    });
  });
});

it('names the goods of every line that is in another, and forgets those that were bought', () => {
  const [own, guests] = [part('A', 1), part('A', 5, { lineId: 'guest-line' })];
  const { member } = mergeCarts(memberOf([own]), guestOf([guests]), fresh);
  expect(goodsOf(member)).toEqual(['of-A', 'guest-line']);
  // Two of the five units were frozen before and are now paid. The rest must have no id that another order names.
  const left = without(member, [{ ...guests, quantity: 2 }]);
  expect(shown(left)).toEqual([['A', 4]]);
  expect(goodsOf(left)).toEqual(['of-A']);
  expect(goodsOf(without(left, [own]))).toEqual(['new-line']);
});

/** Numbers from 0 (inclusive) to 1 that are the same in every run (mulberry32). */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const a = Math.imul(state ^ (state >>> 15), 1 | state);
    const b = (a + Math.imul(a ^ (a >>> 7), 61 | a)) ^ a;
    return ((b ^ (b >>> 14)) >>> 0) / 4_294_967_296;
  };
};

it.each(Array.from({ length: 80 }, (_, seed) => seed))('holds for any two carts (%i)', (seed) => {
  const random = seeded(seed);
  const upTo = (limit: number) => Math.floor(random() * (limit + 1));
  const minimum = (name: number) => [1, 1, 2, 10, 48][name % 5] ?? 1;
  const anyCart = (most: number, prefix: string) => {
    const names = new Set(Array.from({ length: upTo(most) }, () => upTo(260)));
    return [...names].map((name) => {
      const minQuantity = minimum(name);
      const quantity = minQuantity * (1 + upTo(Math.floor(999 / minQuantity) - 1));
      return part(`P${name}`, quantity, { minQuantity, lineId: `${prefix}${name}` });
    });
  };
  const big = random() < 0.3;
  const member = memberOf(anyCart(big ? 600 : 30, 'm').slice(0, maxLines));
  const guest = guestOf(anyCart(big ? 300 : 30, 'g').slice(0, maxLines));
  const merged = mergeCarts(member, guest, fresh);
  const units = (cart: Cart, partNo: string) =>
    cart.lines.filter((line) => line.partNo === partNo).reduce((sum, { quantity }) => sum + quantity, 0);

  expect(merged.member.lines.length).toBeLessThanOrEqual(maxLines);
  for (const { partNo, quantity, minQuantity } of merged.member.lines) {
    expect(isValidQuantity(quantity, minQuantity)).toBe(true);
    expect(quantity).toBeGreaterThanOrEqual(units(member, partNo));
  }
  for (const told of merged.lines) {
    const sum = told.memberQuantity + told.guestQuantity;
    const stays = units(merged.guest, told.partNo);
    const limit = largestQuantity(guest.lines.find(({ partNo }) => partNo === told.partNo)?.minQuantity ?? 1);
    expect(told.quantity).toBe(stays > 0 ? 0 : Math.min(sum, limit));
    expect(stays === 0 || merged.member.lines.length === maxLines).toBe(true);
    expect(units(merged.member, told.partNo)).toBe(told.quantity);
  }
  const back = without(merged.member, guest.lines);
  expect(new Map(shown(back) as [string, number][])).toEqual(new Map(shown(member) as [string, number][]));
});
