import { DomainError } from '@southline/kernel/errors';
import { describe, expect, it } from 'vitest';
import type { Line } from '../domain/line.ts';
import { delivery } from '../domain/testing.ts';
import { applyOffer, attachVoucher, removeVoucher } from './cart-vouchers.ts';
import { placeOrder } from './place-order.ts';
import { startPayment } from './start-payment.ts';
import { submitOrder } from './submit-order.ts';
import { sweepers } from './sweep-orders.ts';
import { aWorld, holdMs, owner } from './testing.ts';
import { viewCart } from './view-cart.ts';

const unavailable = new DomainError('unavailable', 'Unavailable', 'away');
const sweepAll = async ({ ports }: ReturnType<typeof aWorld>) => {
  for (const sweep of Object.values(sweepers(ports))) await sweep();
};

/** A world whose cart has the code that takes a tenth off, and the buyer's request to pay. */
const withCode = () => {
  const world = aWorld();
  world.cart({ codes: ['SAVE10'] });
  return { world, wanted: { ...world.wanted(), cents: 34_020 } };
};

describe('a voucher at the checkout', () => {
  it('is on the order line by line, and what is charged is the sum of them', async () => {
    const { world, wanted } = withCode();
    await startPayment(world.ports)(wanted);
    const { lines, totals, vouchers } = world.order('order');
    expect(totals).toMatchObject({ subTotal: 37_800, voucherSaving: 3_780, totalToPay: 34_020 });
    expect(lines.map(({ discountCents }) => discountCents)).toEqual([3_780]);
    expect(vouchers).toEqual([{ code: 'SAVE10', title: '10 % off', revision: 1, goodsCents: 3_780, deliveryCents: 0 }]);
    expect(world.vouchersHeld()).toEqual(['order:1']);
  });

  it('is reserved for the person, whatever the cookie', async () => {
    const keysOf = async (guest: string, email: string) => {
      const { world, wanted } = withCode();
      world.carts.set(guest, {
        ...world.cart({ codes: ['SAVE10'] }),
        owner: guest,
        delivery: { ...submission.delivery, email },
      });
      await startPayment(world.ports)({ ...wanted, owner: guest });
      const [[buyer, ...keys] = []] = world.voucherBuyers;
      expect(buyer).toBe(guest);
      return keys;
    };
    const keys = await keysOf('guest:1', 'a@example.com');
    expect(await keysOf('guest:2', ' A+offers@EXAMPLE.com')).toEqual(keys);
    expect(await keysOf('guest:3', 'b@example.com')).toEqual([expect.not.stringContaining(keys[0] ?? ''), keys[1]]);
  });

  it('costs what was shown: without its discount the buyer re-loads', async () => {
    const { world } = withCode();
    await expect(startPayment(world.ports)({ ...world.wanted(), cents: 37_800 })).rejects.toThrow('re-load');
    expect(world.vouchersHeld()).toEqual([]);
  });

  it('that changed meanwhile opens no payment, and the cart goes on without the order', async () => {
    const { world, wanted } = withCode();
    world.voucherChanged = true;
    await expect(startPayment(world.ports)(wanted)).rejects.toThrow('re-load');
    expect(world.held()).toEqual([]);
    expect(world.carts.get(owner)).toMatchObject({ formerOrders: ['order'], frozen: false });
  });

  it('is given back with the stock when the order is not paid', async () => {
    const { world, wanted } = withCode();
    await startPayment(world.ports)(wanted);
    world.pass(holdMs + 1);
    await sweepAll(world);
    expect(world.order('order').state).toBe('Expired');
    expect([world.vouchersHeld(), world.held(), world.usesLeft]).toEqual([[], [], 1]);
  });

  it('honours what was paid late while a use is left, whatever the voucher says now', async () => {
    const { world, wanted } = withCode();
    await startPayment(world.ports)(wanted);
    world.pass(holdMs + 1);
    await sweepAll(world);
    world.voucherChanged = true;
    world.capture('order');
    await submitOrder(world.ports)(submission);
    expect(world.order('order').state).toBe('Placed');
    expect(world.vouchersHeld()).toEqual(['order:2']);
  });

  it('sends money back that came after somebody else took the last use', async () => {
    const { world, wanted } = withCode();
    await startPayment(world.ports)(wanted);
    world.pass(holdMs + 1);
    await sweepAll(world);
    world.usesLeft = 0;
    world.capture('order');
    await expect(submitOrder(world.ports)(submission)).rejects.toThrow('voucher of this order was used up');
    await sweepAll(world);
    expect(world.order('order')).toMatchObject({ state: 'Refunding', refundCause: 'VoucherUsedUp' });
    expect([world.held(), world.refunds]).toEqual([[], ['cancel:order']]);
  });

  it('that brings the total to zero is placed without a payment', async () => {
    const { world } = withCode();
    world.assess = (code, lines) => ({
      code,
      title: 'All of it',
      revision: 1,
      refusal: '',
      deliveryCents: 0,
      discounts: new Map(lines.map(({ lineId, priceCents, quantity }) => [lineId, priceCents * quantity])),
    });
    const placed = await submitOrder(world.ports)(submission);
    expect(placed).toMatchObject({ state: 'Placed', totals: { totalToPay: 0 } });
    expect(world.vouchersHeld()).toEqual(['order:1']);
    expect(await placeOrder(world.ports)(placed)).toBe(placed);
  });
});

const submission = {
  owner,
  orderId: 'order',
  remarks: undefined,
  region: 'au',
  language: 'en',
  onlyPaid: false,
  delivery,
};

describe('codes of a cart', () => {
  it('only a code that counts is attached; the other one says what would help', async () => {
    const world = aWorld();
    world.cart();
    const refuse = (code: string) => ({
      code,
      title: '',
      revision: 1,
      refusal: 'Spend $5.00 more to use this code.',
      deliveryCents: 0,
      discounts: new Map(),
    });
    const accept = world.assess;
    world.assess = refuse;
    expect((await attachVoucher(world.ports)({ owner, orderId: 'order', code: 'TENOFF' })).refusal).toContain('Spend');
    expect(world.carts.get(owner)?.codes).toBeUndefined();
    world.assess = accept;
    for (const code of ['SAVE10', ' save 10']) await attachVoucher(world.ports)({ owner, orderId: 'order', code });
    expect(world.carts.get(owner)?.codes).toEqual(['SAVE10']);
    await removeVoucher(world.ports)({ owner, orderId: 'order', code: 'save10' });
    expect(world.carts.get(owner)?.codes).toBeUndefined();
  });

  it('a frozen cart gets a new order id with each of them, so the old total cannot be paid unseen', async () => {
    const { world, wanted } = withCode();
    await startPayment(world.ports)(wanted);
    await removeVoucher(world.ports)({ owner, orderId: 'order', code: 'SAVE10' });
    expect(world.carts.get(owner)).toMatchObject({ codes: undefined, formerOrders: ['order'] });
    await expect(startPayment(world.ports)(wanted)).rejects.toThrow('re-load');
  });

  it('while vouchers are away the cart is shown without a discount and says so', async () => {
    const { world } = withCode();
    const away = { ...world.ports.vouchers, assess: () => Promise.reject(unavailable) };
    const { totals, assessments } = await viewCart({ ...world.ports, vouchers: away })(owner);
    expect(totals.voucherSaving).toBe(0);
    expect(assessments).toMatchObject([{ code: 'SAVE10', refusal: 'This code cannot be checked at the moment.' }]);
  });
});

describe('a free part', () => {
  const offering = () => {
    const { world } = withCode();
    world.assess = (code) => ({
      code,
      title: 'A globe',
      revision: 1,
      refusal: '',
      deliveryCents: 0,
      discounts: new Map(),
      freePart: { partNo: 'G9', quantity: 1, lineIds: [], minimumCents: 0 },
    });
    const take = () =>
      applyOffer(world.ports)({
        owner,
        orderId: 'order',
        code: 'SAVE10',
        lineId: 'line-1',
        finalQuantity: 1,
        isAdd: true,
      });
    const free = (): Line | undefined => world.carts.get(owner)?.lines.find(({ freeWith }) => freeWith);
    return { world, take, free };
  };

  it('is a line that costs nothing, once', async () => {
    const { world, take, free } = offering();
    await take();
    await take();
    expect(world.carts.get(owner)?.lines).toHaveLength(2);
    expect(free()).toMatchObject({ partNo: 'G9', priceCents: 0, isFree: true, freeWith: 'SAVE10', quantity: 1 });
    expect((await viewCart(world.ports)(owner)).totals.subTotal).toBe(37_800);
  });

  it('goes with its code, and when the code counts no more', async () => {
    const { world, take, free } = offering();
    await take();
    world.assess = (code) => ({
      code,
      title: '',
      revision: 1,
      refusal: 'Add globes to your cart to use this code.',
      deliveryCents: 0,
      discounts: new Map(),
    });
    expect((await viewCart(world.ports)(owner)).removedPartNos).toEqual(['G9']);
    expect(free()).toBeUndefined();
  });

  it('is not given without an offer', async () => {
    const { world } = withCode();
    const bad = { owner, orderId: 'order', code: 'SAVE10', lineId: 'line-1', finalQuantity: 1, isAdd: true };
    await expect(applyOffer(world.ports)(bad)).rejects.toThrow('not open');
  });
});
