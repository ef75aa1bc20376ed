import { OrderPlaced } from '@southline/contracts/events';
import { placedOrder, sumsOf } from '@southline/contracts/order-facts';
import { apportion } from '@southline/kernel/apportion';
import { formatMoney, gstOf } from '@southline/kernel/money';
import { sumTexts } from '@southline/kernel/order-sums';
import { paidForLine, refundOfUnits } from '@southline/kernel/refund';
import { numbers } from '@southline/testkit/numbers';
import { expect, it } from 'vitest';
import { type Line, lineTotal } from '../domain/line.ts';
import { aLine } from '../domain/testing.ts';
import { deliveryFeeOf } from '../domain/totals.ts';
import type { Assessment } from '../domain/voucher.ts';
import { orderPlacedEvent } from '../mapping/events.ts';
import { toOrderMessage } from '../transport/grpc/mappers.ts';
import { priceCart } from './price-cart.ts';
import { startPayment } from './start-payment.ts';
import { submitOrder } from './submit-order.ts';
import { aWorld, owner } from './testing.ts';

const carts = 400;

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);

/**
 * A cart of priced, free and to-be-advised lines, with or without a code, with a random delivery fee and limit, and the
 * ports that price it.
 */
const anyCart = (seed: number) => {
  const random = numbers(seed);
  const world = aWorld(100_000);
  const lines = Array.from({ length: 1 + random(8) }, (_, n) => {
    const priceCents = random(5) === 0 ? 0 : 1 + random(40_000);
    const isFree = priceCents === 0 && random(2) === 0;
    return aLine({
      lineId: `l${n}`,
      partNo: `P${n}`,
      cleansedPartNo: `P${n}`,
      quantity: 1 + random(30),
      priceCents,
      isFree,
    });
  });
  const delivery = { feeCents: random(2_000), freeFromCents: random(300_000) };
  const goods = sum(lines.map(lineTotal));
  const give = (code: string, priced: readonly Line[]): Assessment => {
    const off = apportion(random(goods + 1), priced.map(lineTotal));
    return {
      code,
      title: '',
      revision: 1,
      refusal: '',
      discounts: new Map(priced.map(({ lineId }, n) => [lineId, off[n] ?? 0])),
      deliveryCents: random(deliveryFeeOf(priced, delivery) + 1),
    };
  };
  let given: Assessment | undefined;
  // A code gives the same answer each time.
  world.assess = (code, priced) => {
    given ??= give(code, priced);
    return given;
  };
  const asked: number[] = [];
  const quotes = new Map(lines.map(({ lineId, quantity, ...part }) => [part.partNo, part]));
  const ports: typeof world.ports = {
    ...world.ports,
    terms: { ...world.ports.terms, delivery },
    catalogue: {
      ...world.ports.catalogue,
      quote: async (partNos) =>
        new Map(
          partNos.flatMap((partNo) => {
            const part = quotes.get(partNo);
            return part ? [[partNo, { ...part, available: 1_000, orderable: true, supersededBy: '' }] as const] : [];
          }),
        ),
    },
    payments: {
      ...world.ports.payments,
      open: async ({ cents }) => {
        asked.push(cents);
        return { accessCode: 'code', formUrl: '', transactionNo: 'tx' };
      },
      // The provider captures the amount that was requested.
      confirm: async () => ({
        outcome: 'captured',
        message: '',
        capture: { transaction: '1', cents: asked.at(-1) ?? 0, cardLastFour: '1111' },
      }),
    },
  };
  const cart = world.cart({ lines, ...(random(3) > 0 && { codes: ['CODE'] }) });
  return { random, ports, cart, asked };
};

it('cart, access code, capture, order, papers and the sum of the lines are the same to the cent', async () => {
  for (let seed = 1; seed <= carts; seed += 1) {
    const { ports, cart, asked } = anyCart(seed);
    const shown = (await priceCart(ports, cart)).totals;
    const { orderId, orderNo, delivery } = cart;
    if (!delivery) throw new Error('no delivery details');
    const terms = { region: 'au', language: 'en' };
    if (shown.totalToPay > 0) await startPayment(ports)({ owner, orderId, orderNo, cents: shown.totalToPay, ...terms });
    const order = await submitOrder(ports)({
      owner,
      orderId,
      delivery,
      remarks: undefined,
      ...terms,
      onlyPaid: false,
    });

    const viewed = toOrderMessage(order);
    const papered = placedOrder(OrderPlaced.decode(orderPlacedEvent(order, new Date()).value));
    const lines = papered.lines.map(({ total }) => total);
    const discounts = viewed.lines.map(({ discount }) => discount?.cents ?? 0);
    const offDelivery = sum(viewed.vouchers.map(({ deliverySaving }) => deliverySaving?.cents ?? 0));
    const { subTotal, voucherSaving, deliveryFee, gst, totalToPay } = papered.totals;
    const what = `seed ${seed}`;
    expect(asked, what).toEqual(shown.totalToPay > 0 ? [shown.totalToPay] : []);
    expect(order.payment?.cents ?? 0, what).toBe(shown.totalToPay);
    expect([order.totals, sumsOf(viewed.totals), papered.totals], what).toEqual([shown, shown, shown]);
    expect(sum(lines), what).toBe(subTotal);
    expect(sum(discounts) + offDelivery, what).toBe(voucherSaving);
    expect(sum(lines) - sum(discounts) - offDelivery + deliveryFee, what).toBe(totalToPay);
    expect(gst, what).toBe(gstOf(totalToPay));
    const printed = sumTexts(papered).find(({ label }) => label.startsWith('TOTAL'))?.value;
    expect(printed, what).toBe(formatMoney(shown.totalToPay));
  }
});

it('refunds of all units, line by line in any order and in steps of any size, add up to what was paid for the goods', async () => {
  for (let seed = 1; seed <= carts; seed += 1) {
    const { random, ports, cart } = anyCart(seed);
    const { lines, totals, vouchers } = await priceCart(ports, cart);
    const paid = lines.map(({ priceCents, quantity, discountCents = 0 }) => ({
      price: priceCents,
      quantity,
      discount: discountCents,
      refunded: 0,
    }));
    let back = 0;
    for (let open = paid; open.length > 0; open = open.filter(({ quantity, refunded }) => refunded < quantity)) {
      const line = open[random(open.length)];
      if (!line) throw new Error('no line');
      const units = 1 + random(line.quantity - line.refunded);
      const cents = refundOfUnits(line, line.refunded, units);
      expect(Number.isSafeInteger(cents) && cents >= 0, `seed ${seed}`).toBe(true);
      back += cents;
      line.refunded += units;
    }
    const delivery = totals.deliveryFee - sum(vouchers.map(({ deliveryCents }) => deliveryCents));
    expect(back, `seed ${seed}`).toBe(sum(paid.map(paidForLine)));
    expect(back + delivery, `seed ${seed}`).toBe(totals.totalToPay);
  }
});
