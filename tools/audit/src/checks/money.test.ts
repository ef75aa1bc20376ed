import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import { anOrder } from './an-order.ts';
import {
  capturesInLedger,
  capturesMatchOrders,
  goodsAreBoughtOnce,
  ledgerMatchesJournal,
  oneCaptureKept,
  totalsAddUp,
} from './money.ts';

const capture = (over = {}) => ({ orderId: 'o', transaction: '7', cents: 1100, refundedCents: 0, ...over });

describe('the audit of money', () => {
  it('finds no violation if kept captures match placed orders', () => {
    expect(capturesMatchOrders([anOrder()], [capture()]).violations).toEqual([]);
  });

  it('finds a lost order, a double capture, a capture of nothing and an unpaid order', () => {
    expect(capturesMatchOrders([anOrder({ state: 'Expired' })], [capture()]).violations).toHaveLength(1);
    expect(capturesMatchOrders([anOrder()], [capture(), capture({ transaction: '8' })]).violations).toHaveLength(1);
    expect(capturesMatchOrders([], [capture()]).violations).toHaveLength(1);
    expect(capturesMatchOrders([anOrder()], []).violations).toHaveLength(1);
    expect(oneCaptureKept([capture(), capture({ transaction: '8' })]).violations).toHaveLength(1);
  });

  it('treats a refunded surplus as settled and waits for work in progress', () => {
    const surplus = capture({ transaction: '8', refundedCents: 1100 });
    expect(capturesMatchOrders([anOrder()], [capture(), surplus]).violations).toEqual([]);
    expect(oneCaptureKept([capture(), surplus]).violations).toEqual([]);
    expect(capturesMatchOrders([anOrder({ state: 'Paid' })], [capture()])).toMatchObject({
      violations: [],
      underWay: 1,
    });
  });

  it('finds goods that were bought with two orders, and none in one that gave its money back', () => {
    const second = { _id: 'p', orderNo: 'SL2', goods: ['m', 'l'] };
    const both = [capture(), capture({ orderId: 'p' })];
    const check = (over: Partial<OrderRecord>, captures = both) =>
      goodsAreBoughtOnce([anOrder(), anOrder({ ...second, ...over })], captures);
    expect(check({}).violations).toEqual(['line l: bought with SL1 and SL2']);
    expect(check({ goods: ['m'] }).violations).toEqual([]);
    expect(check({ state: 'Refunding' })).toMatchObject({ violations: [], underWay: 1 });
    expect(check({ state: 'Cancelled' }).violations).toHaveLength(1);
    const refunded = [capture(), capture({ orderId: 'p', refundedCents: 1100 })];
    expect(check({ state: 'Cancelled' }, refunded).violations).toEqual([]);
  });

  it('finds totals that do not follow from the lines', () => {
    const wrong = { subTotal: 1100, voucherSaving: 0, deliveryFee: 0, gst: 101, totalToPay: 1100 };
    expect(totalsAddUp([anOrder(), anOrder({ totals: wrong })]).violations).toHaveLength(1);
  });

  it('sets our ledger against the journal both ways', () => {
    const row = { kind: 'capture', orderId: 'o', cents: 1100, providerTransaction: '7' };
    expect(ledgerMatchesJournal([row], [capture()]).violations).toEqual([]);
    expect(ledgerMatchesJournal([{ ...row, cents: 1 }], [capture()]).violations).toHaveLength(1);
    expect(ledgerMatchesJournal([row], []).violations).toHaveLength(1);
  });

  it('without a journal uses the ledger, with surplus and refunds', () => {
    const row = { kind: 'capture', orderId: 'o', cents: 1100 };
    const twice = [row, { ...row, kind: 'surplus' }];
    const refunded = [...twice, { ...row, kind: 'refund' }];
    expect(capturesMatchOrders([anOrder()], capturesInLedger(refunded)).violations).toEqual([]);
    expect(capturesMatchOrders([anOrder()], capturesInLedger(twice)).violations).toHaveLength(1);
    expect(capturesMatchOrders([anOrder()], capturesInLedger([])).violations).toHaveLength(1);
  });
});
