import { type Cart, OrderState } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { insisting, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { describe, expect, it } from 'vitest';
import { runOrders } from './support/bench.ts';
import { delivery, remarks } from './support/shopper.ts';

const captured = AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED;

const bench = perFile(() => runOrders({ PLACE_AFTER_MS: '60000' }));

const newPart = (over: { priceCents?: number; available?: number } = {}) => {
  const part = unique('P').toUpperCase().replace('-', '');
  bench.catalogue.parts.set(part, { priceCents: 2000, available: 500, ...over });
  return part;
};

/** One browser: a guest's secret in its cookie, and the account that it signs in to. */
const browser = (account = unique('SL')) => {
  const secret = unique('guest');
  const guest = bench.as(secret);
  const member = bench.asMember(account);
  const adds =
    (as: typeof guest) =>
    (partNo: string, quantity: number, idempotencyKey = '') =>
      as((orders) => orders.addToCart({ partNo, quantity, vehicleSlug: '', idempotencyKey }));
  const cartOf = async (as: typeof guest) => {
    const { cart } = await as((orders) => orders.getCart({}));
    if (!cart) throw new Error('no cart');
    return cart;
  };
  const merge = async () => {
    const guestToken = await bench.guestToken(secret);
    return (await member((orders) => orders.mergeCart({ guestToken }))).lines;
  };
  const pay = async (as: typeof guest) => {
    const { orderId, orderNo, totals } = await cartOf(as);
    const amount = { cents: totals?.totalToPay?.cents ?? 0, currency: 'AUD' };
    await as((orders) => orders.startPayment({ orderId, orderNo, amount, language: 'en', region: 'au' }));
    return { orderId, orderNo };
  };
  return {
    secret,
    account,
    guest,
    member,
    merge,
    guestAdds: adds(guest),
    memberAdds: adds(member),
    guestCart: () => cartOf(guest),
    memberCart: () => cartOf(member),
    guestPays: () => pay(guest),
    memberPays: () => pay(member),
    saves: (as: typeof guest) => as((orders) => orders.saveCustomerDetails({ delivery, remarks: undefined })),
    memberSubmits: (orderId: string) =>
      member((orders) =>
        orders.submitOrder({ orderId, delivery, remarks, language: 'en', region: 'au', onlyPaid: false }),
      ),
  };
};

const quantities = (cart: Cart) => Object.fromEntries(cart.lines.map(({ part, quantity }) => [part?.partNo, quantity]));

describe('a cart at sign-in', () => {
  it('moves the guest’s lines into the member’s cart and tells what became of each', async () => {
    const buyer = browser();
    const [shared, brought] = [newPart(), newPart()];
    await buyer.memberAdds(shared, 2);
    await buyer.guestAdds(shared, 3);
    await buyer.guestAdds(brought, 1);
    await buyer.saves(buyer.guest);
    expect(await buyer.merge()).toMatchObject([
      { partNo: shared, guestQuantity: 3, memberQuantity: 2, quantity: 5 },
      { partNo: brought, guestQuantity: 1, memberQuantity: 0, quantity: 1 },
    ]);
    expect(quantities(await buyer.memberCart())).toEqual({ [shared]: 5, [brought]: 1 });
    expect((await buyer.memberCart()).delivery).toMatchObject({ firstName: 'Robin' });
    expect(await buyer.guestCart()).toMatchObject({ lines: [], delivery: undefined });
    expect(await buyer.merge()).toEqual([]);
    expect(quantities(await buyer.memberCart())).toEqual({ [shared]: 5, [brought]: 1 });
  });

  it('is for people with an account, also staff', async () => {
    const { secret, guest, guestAdds } = browser();
    const part = newPart();
    await guestAdds(part, 1);
    const guestToken = await bench.guestToken(secret);
    await expect(guest((orders) => orders.mergeCart({ guestToken }))).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(bench.anonymous.mergeCart({ guestToken })).rejects.toMatchObject({ kind: 'unauthenticated' });
    const dealer = bench.asMember(unique('SL'), 'Dealer');
    expect((await dealer((orders) => orders.mergeCart({ guestToken }))).lines).toMatchObject([{ partNo: part }]);
  });

  it('reaches no cart without the guest’s own fresh token', async () => {
    const { secret, member, guestAdds, guestCart } = browser();
    await guestAdds(newPart(), 1);
    const hourAgo = () => Date.now() - 3_600_000;
    const refused = [
      '',
      'garbled',
      await bench.guestToken(secret, { by: bench.strangerKey }),
      await bench.guestToken(secret, { now: hourAgo }),
      await bench.sign({ subject: `guest:${secret}`, role: 'Member', membershipNo: '1' }),
      await bench.sign({ subject: 'member:1', role: 'Member', membershipNo: '1' }),
      await bench.sign({ subject: `guest:${secret}`, role: 'guest' }, 'catalogue'),
    ];
    for (const guestToken of refused)
      await expect(member((orders) => orders.mergeCart({ guestToken }))).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
    expect((await guestCart()).lines).toHaveLength(1);
  });

  it('moves every line once when twenty sign-ins merge at once', async () => {
    const buyer = browser();
    const part = newPart();
    await buyer.memberAdds(part, 1);
    await buyer.guestAdds(part, 4);
    const told = await Promise.all(Array.from({ length: 20 }, () => insisting(buyer.merge)));
    expect(told.filter((lines) => lines.length > 0)).toHaveLength(1);
    expect(quantities(await buyer.memberCart())).toEqual({ [part]: 5 });
  });

  it('loses nothing while both sides add, and ten browsers sign in to one account', async () => {
    const account = unique('SL');
    const part = newPart();
    const browsers = Array.from({ length: 10 }, () => browser(account));
    await Promise.all(browsers.map(({ guestAdds }) => guestAdds(part, 2)));
    const [first] = browsers;
    if (!first) throw new Error('no browser');
    await Promise.all([
      ...browsers.map(({ merge }) => insisting(merge)),
      ...browsers.slice(0, 5).map(({ guestAdds }) => guestAdds(part, 1)),
      first.memberAdds(part, 3),
    ]);
    for (const { merge } of browsers) await merge();
    expect(quantities(await first.memberCart())).toEqual({ [part]: 10 * 2 + 5 + 3 });
  });

  it('adds once when the click before the sign-in is repeated after it', async () => {
    const buyer = browser();
    const part = newPart();
    await buyer.guestAdds(part, 1, 'click');
    await buyer.merge();
    expect(await buyer.memberAdds(part, 1, 'click')).toMatchObject({ quantity: 1 });
    expect(quantities(await buyer.memberCart())).toEqual({ [part]: 1 });
  });
});

describe('a payment that a guest began before the sign-in', () => {
  const paying = async () => {
    const buyer = browser();
    const [part, own] = [newPart(), newPart()];
    await buyer.memberAdds(part, 1);
    await buyer.memberAdds(own, 1);
    await buyer.guestAdds(part, 2);
    await buyer.saves(buyer.guest);
    const order = await buyer.guestPays();
    await buyer.merge();
    expect(quantities(await buyer.memberCart())).toEqual({ [part]: 3, [own]: 1 });
    return { ...buyer, ...order, part, own };
  };

  it('is confirmed and placed as the member’s and takes the paid units out of the member’s cart', async () => {
    const buyer = await paying();
    bench.payments.outcomes.set(buyer.orderId, captured);
    await buyer.memberSubmits(buyer.orderId);
    const { order } = await buyer.member((orders) =>
      orders.getOrder({ key: { $case: 'orderId', value: buyer.orderId } }),
    );
    expect(order).toMatchObject({ state: OrderState.ORDER_STATE_PLACED, membershipNo: buyer.account });
    expect(quantities(await buyer.memberCart())).toEqual({ [buyer.part]: 1, [buyer.own]: 1 });
  });

  it('is settled before the same goods are offered for payment again', async () => {
    const buyer = await paying();
    bench.payments.inFlight.add(buyer.orderId);
    await expect(buyer.memberPays()).rejects.toMatchObject({ code: 'AttemptInFlight' });
    bench.payments.inFlight.delete(buyer.orderId);
    bench.payments.outcomes.set(buyer.orderId, captured);
    await expect(buyer.memberPays()).rejects.toMatchObject({ code: 'CartChanged' });
    expect(quantities(await buyer.memberCart())).toEqual({ [buyer.part]: 1, [buyer.own]: 1 });
    await buyer.memberPays();
    expect(
      await bench.mongo.db.collection('outbox').countDocuments({ key: buyer.orderId, topic: /order-placed/ }),
    ).toBe(1);
  });

  it('does not keep the member from paying when it was left behind', async () => {
    const buyer = await paying();
    const { orderId } = await buyer.memberPays();
    expect(orderId).not.toBe(buyer.orderId);
    expect(bench.payments.amounts.get(orderId)).toBe(3 * 2000 + 2000 + 1295);
    // After the payment in the other tab, the first order is placed as frozen. The second order cannot be paid any
    // more.
    bench.payments.outcomes.set(buyer.orderId, captured);
    await buyer.memberSubmits(buyer.orderId);
    expect((await buyer.memberCart()).orderId).not.toBe(orderId);
    // The same units are in the guest's order and, merged into the member's line, in the second order. They are bought
    // once.
    bench.payments.outcomes.set(orderId, captured);
    await expect(buyer.memberSubmits(orderId)).rejects.toMatchObject({ code: 'OrderCancelled' });
  });

  it('finds its lines also when the order was frozen in the moment of the sign-in', async () => {
    const buyer = await paying();
    // Simulates an order that was inserted after the merge and so stayed the guest's.
    const orders = bench.mongo.db.collection<{ _id: string }>('orders');
    await orders.updateOne(
      { _id: buyer.orderId },
      { $set: { owner: `guest:${buyer.secret}` }, $unset: { formerOwner: '' } },
    );
    bench.payments.outcomes.set(buyer.orderId, captured);
    await buyer.guest((client) =>
      client.submitOrder({ orderId: buyer.orderId, delivery, remarks, language: 'en', region: 'au', onlyPaid: false }),
    );
    expect(quantities(await buyer.memberCart())).toEqual({ [buyer.part]: 1, [buyer.own]: 1 });
  });
});

it('freezes a cart only as it was read: an edit at the same moment takes a fresh order id', async () => {
  const { createCartRepository } = await import('../src/storage/cart-repository.ts');
  const { setQuantity } = await import('../src/domain/cart.ts');
  const carts = createCartRepository(bench.mongo);
  const buyer = browser();
  const { lineId } = await buyer.guestAdds(newPart(), 1);
  const read = await carts.find(`guest:${buyer.secret}`);
  if (!read) throw new Error('no cart');
  expect(await carts.markFrozen(read)).toBe(true);
  expect(await carts.markFrozen(read)).toBe(true);
  expect(await carts.save(setQuantity(read, lineId, 2, { orderId: 'x', orderNo: 'x' }))).toBe(false);
  await buyer.guest((orders) => orders.setLineQuantity({ lineId, quantity: 2 }));
  expect((await buyer.guestCart()).orderId).not.toBe(read.orderId);
  expect(await carts.markFrozen(read)).toBe(false);
});
