import { AttemptOutcome } from '@southline/contracts/payments';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { describe, expect, it } from 'vitest';
import { runOrders } from './support/bench.ts';
import { aShopper, delivery } from './support/shopper.ts';

const captured = AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED;
const declined = AttemptOutcome.ATTEMPT_OUTCOME_DECLINED;
const inFlight = { code: 'AttemptInFlight' };

const bench = perFile(() => runOrders());

type Shopper = Awaited<ReturnType<typeof aShopper>>;

/** Every edit that gives a cart a new order id. Each returns the owner of the cart afterwards. */
const ways: Readonly<Record<string, (buyer: Shopper) => Promise<Shopper>>> = {
  'a corrected telephone number': async (buyer) => {
    const corrected = { ...delivery, phone: '0491570110' };
    await buyer.as((orders) => orders.saveCustomerDetails({ delivery: corrected, remarks: undefined }));
    return buyer;
  },
  'another quantity': async (buyer) => {
    await buyer.as((orders) => orders.setLineQuantity({ lineId: buyer.lineId, quantity: 3 }));
    return buyer;
  },
  'a voucher code': async (buyer) => {
    await buyer.as((orders) => orders.attachVoucher({ code: 'FREIGHT', orderId: buyer.orderId }));
    return buyer;
  },
  'an import of prices': async (buyer) => {
    bench.catalogue.parts.set(buyer.part, { priceCents: 2500, available: 10 });
    await expect(buyer.start()).rejects.toMatchObject({ code: 'CartChanged' });
    return buyer;
  },
  'a sign-in': async (buyer) => {
    const member = await aShopper(bench, { as: bench.asMember(unique('M')) });
    const guestToken = await bench.guestToken(buyer.guest);
    await member.as((orders) => orders.mergeCart({ guestToken }));
    return member;
  },
};

describe.each(Object.entries(ways))('a card that is at its bank while the cart gets a new id by %s', (_, edit) => {
  /**
   * The browser reports the card before it posts it. Without a report, the first question about the result shows that a
   * card was sent.
   */
  const signs = { 'has said so': 'report', 'has asked for the result': 'confirm' } as const;

  it.each(Object.entries(signs))('opens no second payment when the browser %s', async (_sign, sign) => {
    const buyer = await aShopper(bench, { quantity: 2 });
    await buyer.start();
    await buyer[sign](buyer.orderId, buyer.orderNo);
    const owner = await edit(buyer);
    const { orderId } = await owner.cart();
    expect(orderId).not.toBe(buyer.orderId);
    await expect(owner.start()).rejects.toMatchObject(inFlight);
    expect([...bench.payments.amounts.keys()]).not.toContain(orderId);

    bench.payments.outcomes.set(buyer.orderId, captured);
    await expect(owner.start()).rejects.toMatchObject({ code: 'CartChanged' });
    expect(bench.payments.refunds).toEqual([]);
  });

  it('is paid for with the next card when that one was declined', async () => {
    const buyer = await aShopper(bench, { quantity: 2 });
    await buyer.start();
    await buyer.report(buyer.orderId, buyer.orderNo);
    const owner = await edit(buyer);
    await expect(owner.start()).rejects.toMatchObject(inFlight);
    bench.payments.outcomes.set(buyer.orderId, declined);
    const { orderId } = await owner.cart();
    await owner.start();
    expect(bench.catalogue.holds.get(`${orderId}:1`)).toBe('held');
    expect(bench.catalogue.holds.get(`${buyer.orderId}:1`)).toBe('released');
  });
});

describe('a report that a card is about to be sent', () => {
  it('is refused for an order that the cart went on without: no card is posted for it', async () => {
    const buyer = await aShopper(bench, { quantity: 2 });
    await buyer.start();
    await ways['another quantity']?.(buyer);
    await buyer.start();
    await expect(buyer.report(buyer.orderId, buyer.orderNo)).rejects.toMatchObject({ code: 'CartChanged' });
  });

  it('is refused for an order that is paid', async () => {
    const buyer = await aShopper(bench);
    await buyer.start();
    await buyer.report(buyer.orderId, buyer.orderNo);
    bench.payments.outcomes.set(buyer.orderId, captured);
    await buyer.confirm(buyer.orderId, buyer.orderNo);
    await expect(buyer.report(buyer.orderId, buyer.orderNo)).rejects.toMatchObject({ code: 'AlreadyPaid' });
  });

  it('is the owner’s alone', async () => {
    const buyer = await aShopper(bench);
    await buyer.start();
    const { orderId, orderNo } = buyer;
    const stranger = bench.as(unique('guest'));
    for (const request of [
      { orderId, orderNo, transactionNo: 'x' },
      { orderId: 'nobody-knows-it', orderNo, transactionNo: 'x' },
    ])
      await expect(stranger((orders) => orders.reportCard(request))).rejects.toMatchObject({ kind: 'not-found' });
    await buyer.as((orders) => orders.setLineQuantity({ lineId: buyer.lineId, quantity: 3 }));
    await buyer.start();
  });

  it('and a new payment for the same goods exclude each other, whichever is first', async () => {
    const rounds = Array.from({ length: 12 }, async () => {
      const buyer = await aShopper(bench, { quantity: 2 });
      await buyer.start();
      await ways['another quantity']?.(buyer);
      const [reported, opened] = await Promise.allSettled([buyer.report(buyer.orderId, buyer.orderNo), buyer.start()]);
      expect([reported.status, opened.status].sort()).toEqual(['fulfilled', 'rejected']);
    });
    await Promise.all(rounds);
  });
});
