import { randomUUID } from 'node:crypto';
import { AssessCartRequest, HoldVouchersRequest } from '@southline/contracts/vouchers';
import { eventually } from '@southline/testkit';
import { anOrderCancelled, orderCancelledMessage } from '@southline/testkit/order-cancelled';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { perFile } from '@southline/testkit/per-file';
import { describe, expect, it } from 'vitest';
import { identifyBuyers } from '../src/application/identify-buyers.ts';
import type { Buyer } from '../src/domain/cart-facts.ts';
import { aVoucher } from '../src/domain/testing.ts';
import { holds, violations } from '../src/storage/collections.ts';
import { createHoldRepository } from '../src/storage/hold-repository.ts';
import { runVouchers } from './support/bench.ts';

const bench = perFile(runVouchers);

const aCode = async (over: Parameters<typeof aVoucher>[0] = {}) => {
  const { revision: _, ...voucher } = aVoucher({ code: randomUUID().toUpperCase().slice(0, 20), ...over });
  await bench.vouchers.save(voucher);
  return voucher.code;
};
const countOf = async (code: string) => {
  const found = (await bench.vouchers.find([code])).get(code);
  return { uses: found?.uses, held: found?.held };
};
const hold = (code: string, over: Partial<HoldVouchersRequest> = {}) =>
  bench.asOrders.holdVouchers(
    HoldVouchersRequest.fromPartial({
      orderId: randomUUID(),
      round: 1,
      buyer: 'member:1',
      uses: [{ code, revision: 1 }],
      ...over,
    }),
  );
const place = (orderId: string, code: string) => {
  const vouchers = [{ code, title: '', goodsSaving: undefined, deliverySaving: undefined }];
  const event = anOrderPlaced({ orderId, owner: 'member:1', holdRound: 1, vouchers });
  return bench.publish([orderPlacedMessage(event)]);
};

describe('a code with so many uses', () => {
  it('is reserved that often by a crowd, and not once more', async () => {
    const code = await aCode({ limit: 5 });
    const results = await Promise.allSettled(Array.from({ length: 24 }, () => hold(code)));
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code);
    expect(results.length - refused.length).toBe(5);
    expect(new Set(refused)).toEqual(new Set(['VoucherChanged']));
    expect(await countOf(code)).toEqual({ uses: 0, held: 5 });
  });

  it('releases a use once, even if repeated', async () => {
    const code = await aCode({ limit: 1 });
    const orderId = randomUUID();
    await hold(code, { orderId });
    for (const _ of [1, 2]) await bench.asOrders.releaseVouchers({ orderId, round: 1 });
    expect(await countOf(code)).toEqual({ uses: 0, held: 0 });
    await expect(hold(code, { orderId })).rejects.toMatchObject({ code: 'HoldEnded' });
    await hold(code, { orderId, round: 2 });
  });

  it('refuses a hold that comes after its release', async () => {
    const [code, orderId] = [await aCode(), randomUUID()];
    await bench.asOrders.releaseVouchers({ orderId, round: 1 });
    await expect(hold(code, { orderId })).rejects.toMatchObject({ code: 'HoldEnded' });
    expect(await countOf(code)).toEqual({ uses: 0, held: 0 });
  });

  it('is reserved once by repeats of one order', async () => {
    const [code, orderId] = [await aCode({ limit: 1 }), randomUUID()];
    await Promise.all([1, 2, 3, 4].map(() => hold(code, { orderId })));
    expect(await countOf(code)).toEqual({ uses: 0, held: 1 });
  });

  it('takes all codes of an order or none', async () => {
    const [left, gone] = [await aCode({ limit: 1 }), await aCode({ limit: 1 })];
    await hold(gone);
    const uses = [left, gone].map((code) => ({ code, revision: 1 }));
    await expect(hold(left, { uses })).rejects.toMatchObject({ code: 'VoucherChanged', details: { code: gone } });
    expect(await countOf(left)).toEqual({ uses: 0, held: 0 });
  });

  it('is used by each buyer as often as one may', async () => {
    const code = await aCode({ limitPerBuyer: 1 });
    const mine = await Promise.allSettled([1, 2, 3].map(() => hold(code)));
    expect(mine.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await hold(code, { buyer: 'member:2' });
  });
});

describe('a code with a limit per buyer counts people', () => {
  const used = 'used this code already';
  const robin = ['mail:robin', 'place:home'];
  const cookie = () => `guest:${randomUUID()}`;
  const assessed = async (code: string, over: Partial<AssessCartRequest>) => {
    const lines = [{ lineId: 'l1', quantity: 2, minQuantity: 1, price: { cents: 1_000, currency: 'AUD' } }];
    const { assessments } = await bench.asOrders.assessCart(
      AssessCartRequest.fromPartial({ codes: [code], lines, ...over }),
    );
    return assessments[0]?.refusal;
  };
  const won = async (holds: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(holds)).filter(({ status }) => status === 'fulfilled').length;

  it.each([
    ['the same e-mail and address', robin],
    ['the same e-mail', ['mail:robin', 'place:work']],
    ['the same address', ['mail:robin2', 'place:home']],
  ])('a guest with another cookie and %s is the same buyer', async (_, buyerKeys) => {
    const code = await aCode({ limitPerBuyer: 1 });
    await hold(code, { buyer: cookie(), buyerKeys: robin });
    await expect(hold(code, { buyer: cookie(), buyerKeys })).rejects.toMatchObject({ code: 'VoucherChanged' });
    expect(await assessed(code, { buyer: cookie(), buyerKeys })).toContain('used already with your email or delivery');
    await hold(code, { buyer: cookie(), buyerKeys: ['mail:jo', 'place:elsewhere'] });
  });

  it('two carts of a person that are paid for at once have one winner', async () => {
    const code = await aCode({ limitPerBuyer: 1 });
    expect(await won([1, 2, 3, 4, 5, 6].map(() => hold(code, { buyer: cookie(), buyerKeys: robin })))).toBe(1);
    expect(await countOf(code)).toEqual({ uses: 0, held: 1 });
  });

  it('a use as a guest counts for the member with the same e-mail or address', async () => {
    const code = await aCode({ limitPerBuyer: 1 });
    await hold(code, { buyer: cookie(), buyerKeys: robin });
    for (const buyerKeys of [robin, ['mail:robin', 'place:x'], ['mail:x', 'place:home']]) {
      await expect(hold(code, { buyer: 'member:7', buyerKeys })).rejects.toMatchObject({ code: 'VoucherChanged' });
      expect(await assessed(code, { buyer: 'member:7', buyerKeys })).toContain(used);
    }
  });

  it('members who share an address have a use each, and after one of them a guest there has none', async () => {
    const code = await aCode({ limitPerBuyer: 1 });
    const workshop = (mail: string) => [`mail:${mail}`, 'place:workshop'];
    await hold(code, { buyer: 'member:1', buyerKeys: workshop('a') });
    await hold(code, { buyer: 'member:2', buyerKeys: workshop('b') });
    await expect(hold(code, { buyer: cookie(), buyerKeys: workshop('c') })).rejects.toMatchObject({
      code: 'VoucherChanged',
    });
  });

  it('an order that its guest signed in for is a use of the member too', async () => {
    const [code, orderId] = [await aCode({ limitPerBuyer: 1 }), randomUUID()];
    await hold(code, { orderId, buyer: cookie(), buyerKeys: robin });
    await place(orderId, code);
    await eventually(async () => (await countOf(code)).uses === 1);
    const buyerKeys = ['mail:new', 'place:new'];
    await expect(hold(code, { buyer: 'member:1', buyerKeys })).rejects.toMatchObject({ code: 'VoucherChanged' });
  });

  it('a use that is given back is the person’s again, once', async () => {
    const [code, orderId] = [await aCode({ limitPerBuyer: 1 }), randomUUID()];
    await hold(code, { orderId, buyer: cookie(), buyerKeys: robin });
    for (const _ of [1, 2]) await bench.asOrders.releaseVouchers({ orderId, round: 1 });
    expect(await won([1, 2].map(() => hold(code, { buyer: cookie(), buyerKeys: robin })))).toBe(1);
  });

  it('a limit of two counts orders, not e-mails and addresses', async () => {
    const code = await aCode({ limitPerBuyer: 2 });
    const mixed = [robin, ['mail:robin', 'place:work'], ['mail:robin2', 'place:home'], robin];
    const results = [];
    for (const buyerKeys of mixed) results.push(await won([hold(code, { buyer: cookie(), buyerKeys })]));
    expect(results).toEqual([1, 1, 1, 0]);
  });

  it('once for each member needs a sign-in', async () => {
    const code = await aCode({ limitPerBuyer: 1, membersOnly: true });
    expect(await assessed(code, { buyer: cookie(), buyerKeys: robin })).toContain('Sign in');
    await expect(hold(code, { buyer: cookie(), buyerKeys: robin })).rejects.toMatchObject({ code: 'VoucherChanged' });
    await hold(code, { buyer: 'member:1', buyerKeys: robin });
  });
});

describe('uses without a reservation', () => {
  const unreserved = async (buyer: string) => {
    const [code, orderId] = [await aCode({ limitPerBuyer: 1 }), randomUUID()];
    await hold(code, { orderId, buyer });
    await holds(bench.mongo).updateOne({ orderId }, { $unset: { people: true } });
    return { code, orderId };
  };
  const identify = (buyers: ReadonlyMap<string, Buyer>) =>
    identifyBuyers({ holds: createHoldRepository(bench.mongo) }, async () => buyers)();

  it('count for their cookie or member at once', async () => {
    const { code } = await unreserved('member:1');
    await expect(hold(code)).rejects.toMatchObject({ code: 'VoucherChanged' });
  });

  it('count for the person once orders has identified the buyer', async () => {
    const { code, orderId } = await unreserved('guest:old');
    const keys = ['mail:old', 'place:old'];
    await identify(new Map([[orderId, { buyer: 'member:9', buyerKeys: keys }]]));
    for (const buyer of ['guest:old', 'guest:new', 'member:9'])
      await expect(hold(code, { buyer, buyerKeys: keys })).rejects.toMatchObject({ code: 'VoucherChanged' });
    await hold(code, { buyer: 'guest:new', buyerKeys: [] });
  });

  it('of an unknown order stay with their owner', async () => {
    const { code } = await unreserved('guest:lost');
    expect(await identify(new Map())).toBe(false);
    await expect(hold(code, { buyer: 'guest:lost' })).rejects.toMatchObject({ code: 'VoucherChanged' });
    expect(await holds(bench.mongo).countDocuments({ people: { $exists: false } })).toBe(0);
  });
});

describe('what was shown', () => {
  it.each([
    { why: 'it gives something else', change: async (code: string) => void (await aCode({ code })) },
    { why: 'it was ended', change: async (code: string) => void (await bench.vouchers.end(code, new Date())) },
  ])('does not hold any more when $why, unless it was paid for', async ({ change }) => {
    const code = await aCode();
    await change(code);
    await expect(hold(code)).rejects.toMatchObject({ code: 'VoucherChanged' });
    await hold(code, { paid: true });
  });
});

describe('an order that is placed', () => {
  it('redeems its reservation once, and protects it from a late release', async () => {
    const [code, orderId] = [await aCode({ limit: 1 }), randomUUID()];
    await hold(code, { orderId });
    await place(orderId, code);
    await place(orderId, code);
    await eventually(async () => (await countOf(code)).uses === 1);
    await bench.asOrders.releaseVouchers({ orderId, round: 1 });
    expect(await countOf(code)).toEqual({ uses: 1, held: 0 });
    const { state, history } = (await holds(bench.mongo).findOne({ orderId })) ?? {};
    expect([state, history?.map((entry) => entry.state)]).toEqual(['Redeemed', ['Held', 'Redeemed']]);
  });

  it('is counted and reported to staff without a reservation', async () => {
    const [code, orderId] = [await aCode(), randomUUID()];
    await place(orderId, code);
    await eventually(async () => (await countOf(code)).uses === 1);
    expect(await violations(bench.mongo).findOne({ _id: `${orderId}:1` })).toMatchObject({ codes: [code] });
  });
});

describe('an order that is cancelled', () => {
  const cancel = (orderId: string, units?: Readonly<Record<string, number>>) => {
    const event = anOrderCancelled(anOrderPlaced({ orderId }), units ? { units } : {});
    return bench.publish([orderCancelledMessage(event)]);
  };
  /** Waits until an order's events are handled. Events with the same topic and key are handled in order. */
  const handled = async (orderId: string) => {
    const [code, marker] = [await aCode(), randomUUID()];
    await hold(code, { orderId: marker });
    await bench.publish([
      { ...orderCancelledMessage(anOrderCancelled(anOrderPlaced({ orderId: marker }))), key: orderId },
    ]);
    await eventually(async () => expect(await countOf(code)).toEqual({ uses: 0, held: 0 }));
  };
  const used = async (limits: Parameters<typeof aVoucher>[0]) => {
    const [code, orderId] = [await aCode(limits), randomUUID()];
    await hold(code, { orderId });
    await place(orderId, code);
    await eventually(async () => expect(await countOf(code)).toEqual({ uses: 1, held: 0 }));
    return { code, orderId };
  };

  it('frees its uses once, of the code and of the person', async () => {
    const { code, orderId } = await used({ limit: 1, limitPerBuyer: 1 });
    for (const _ of [1, 2]) await cancel(orderId);
    await eventually(async () => expect(await countOf(code)).toEqual({ uses: 0, held: 0 }));
    await handled(orderId);
    expect(await countOf(code)).toEqual({ uses: 0, held: 0 });
    const { state, history } = (await holds(bench.mongo).findOne({ orderId })) ?? {};
    expect([state, history?.map((entry) => entry.state)]).toEqual(['Cancelled', ['Held', 'Redeemed', 'Cancelled']]);
    await hold(code);
    await expect(hold(code, { buyer: 'member:2' })).rejects.toMatchObject({ code: 'VoucherChanged' });
    await expect(hold(code, { orderId })).rejects.toMatchObject({ code: 'HoldEnded' });
  });

  it('keeps its uses while a unit of it is left, and when it was never placed', async () => {
    const { code, orderId } = await used({ limit: 1 });
    await cancel(orderId, { '1001': 1 });
    const event = { ...anOrderCancelled(anOrderPlaced({ orderId })), cancellation: undefined };
    await bench.publish([orderCancelledMessage(event)]);
    await handled(orderId);
    expect(await countOf(code)).toEqual({ uses: 1, held: 0 });
  });

  it.each([
    ['reserved', true],
    ['had not reserved', false],
  ])('frees what it %s when the cancellation is told before the order', async (_, reserved) => {
    const [code, orderId, last] = [await aCode({ limit: 1 }), randomUUID(), await aCode()];
    if (reserved) await hold(code, { orderId });
    await cancel(orderId);
    await handled(orderId);
    await place(orderId, code);
    const after = anOrderPlaced({
      holdRound: 1,
      owner: 'member:1',
      vouchers: [{ code: last, title: '', goodsSaving: undefined, deliverySaving: undefined }],
    });
    await hold(last, { orderId: after.orderId });
    await bench.publish([{ ...orderPlacedMessage(after), key: orderId }]);
    await eventually(async () => expect(await countOf(last)).toEqual({ uses: 1, held: 0 }));
    expect(await countOf(code)).toEqual({ uses: 0, held: 0 });
    expect(await violations(bench.mongo).findOne({ _id: `${orderId}:1` })).toBeNull();
    await hold(code);
  });
});

describe('a cart', () => {
  const assessment = async (code: string, over: Partial<AssessCartRequest> = {}) => {
    const lines = [{ lineId: 'l1', quantity: 2, minQuantity: 1, price: { cents: 1_000, currency: 'AUD' } }];
    const request = AssessCartRequest.fromPartial({ codes: [code], lines, buyer: 'member:1', ...over });
    return (await bench.asOrders.assessCart(request)).assessments[0];
  };

  it('is cheaper by the benefit of a code, and uses nothing up', async () => {
    const code = await aCode({ limit: 1 });
    expect(await assessment(code.toLowerCase())).toMatchObject({
      code,
      refusal: '',
      revision: 1,
      discounts: [{ lineId: 'l1', discount: { cents: 200 } }],
    });
    expect(await countOf(code)).toEqual({ uses: 0, held: 0 });
  });

  it('keeps the use that its own open payment reserves', async () => {
    const [code, orderId] = [await aCode({ limit: 1, limitPerBuyer: 1 }), randomUUID()];
    await hold(code, { orderId });
    expect((await assessment(code, { ownOrderIds: [orderId] }))?.refusal).toBe('');
    expect((await assessment(code))?.refusal).toContain('used up');
  });

  it('answers the same for unknown, ended and future codes', async () => {
    const [over, early] = [
      await aCode({ until: new Date('2021-01-01') }),
      await aCode({ from: new Date('2999-01-01') }),
    ];
    const texts = await Promise.all(['NOPE', over, early].map(async (code) => (await assessment(code))?.refusal));
    expect(new Set(texts)).toEqual(new Set(['This code is not valid, has expired or has been used up.']));
  });
});

it('only orders asks for buyers, and only administrators see the list', async () => {
  const code = await aCode();
  for (const role of ['guest', 'Member', 'Admin'] as const)
    await expect(bench.as(role).releaseVouchers({ orderId: 'o', round: 1 })).rejects.toMatchObject({
      code: 'Forbidden',
    });
  for (const role of ['Member', 'Dealer'] as const)
    await expect(bench.as(role).listVouchers({ pageSize: 5, pageToken: '' })).rejects.toMatchObject({
      code: 'Forbidden',
    });
  const { vouchers } = await bench.as('Admin').listVouchers({ pageSize: 1, pageToken: code.slice(0, -1) });
  expect(vouchers).toMatchObject([{ code, uses: 0, held: 0 }]);
});
