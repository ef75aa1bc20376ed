import { isDomainError } from '@southline/kernel/errors';
import { invalid, orderUnknown } from '../domain/errors.ts';
import type { TakenUnits } from '../domain/ports.ts';
import {
  type AcceptedLine,
  accept,
  checkTaken,
  paidLine,
  type RequestedLine,
  type ReturnableOrder,
  refusalOf,
} from '../domain/request.ts';
import { type Actor, type ReturnItem, type ReturnOrder, withEstimate } from '../domain/return-order.ts';
import { freeUnits, refundFor, type Units } from '../domain/units.ts';
import type { Ports } from './ports.ts';

export interface CreateReturn {
  readonly orderId: string;
  readonly lines: readonly RequestedLine[];
  readonly by: Actor;
  readonly owner: string;
}

interface Identified extends AcceptedLine {
  readonly itemId: string;
  readonly entryId: string;
}

const itemOf = (wanted: Identified, units: readonly Units[], by: Actor, at: Date): ReturnItem => {
  const { line, quantity, reason, message, fileName, entryId, exchangeFor } = wanted;
  return {
    itemId: wanted.itemId,
    lineId: line.lineId,
    part: line.part,
    delivered: line.quantity,
    units,
    quantity,
    priceCents: line.priceCents,
    refundCents: refundFor(paidLine(line), units),
    reason,
    response: 'Requested',
    entries: [{ entryId, at, by, response: 'Requested', message: message.trim(), fileName }],
    ...(exchangeFor && { exchange: { ...exchangeFor, partNo: exchangeFor.partNo.trim(), state: 'Asked' } }),
  };
};

/** The facts of the order that a return stores. */
const orderOf = ({ membershipNo: _, delivered: _delivered, lines: _lines, ...order }: ReturnableOrder) => order;

/**
 * Refuses an exchange of more, or of a larger value, than comes back. A part that cannot be sold now is left to the
 * approval, which checks all of it again.
 */
const checkExchanges = async (orders: Ports['orders'], orderId: string, items: readonly AcceptedLine[]) => {
  for (const item of items) {
    if (!item.exchangeFor) continue;
    try {
      await orders.checkExchange(orderId, item);
    } catch (error) {
      if (!isDomainError(error)) throw error;
      if (error.kind !== 'invalid') continue;
      throw invalid({ [`${item.lineId}.exchangeFor`]: Object.values(error.details)[0] ?? error.message });
    }
  }
};

/** Creates a return from a buyer's request. Undefined if the request only reports defective parts. */
export const createReturn =
  ({ returns, orders, numbers, clock, ids }: Pick<Ports, 'returns' | 'orders' | 'numbers' | 'clock' | 'ids'>) =>
  async ({ orderId, lines, by, owner }: CreateReturn): Promise<ReturnOrder | undefined> => {
    const order = await orders.find(orderId);
    // Staff may read all orders, but only return goods of their own.
    if (order.membershipNo !== by.membershipNo) throw orderUnknown();
    const now = clock.now();
    const open = (await returns.standings([orderId])).some((standing) => standing.open);
    const refusal = refusalOf(order, open, now);
    if (refusal) throw refusal;
    const { items, defects } = accept(order, lines);
    const fileNames = items.map(({ fileName }) => fileName).filter(Boolean);
    if (new Set(fileNames).size < fileNames.length) throw invalid({ fileurl: 'A photo belongs to one line.' });
    const report = { order, lines: defects, at: now };
    if (items.length === 0) {
      await returns.recordDefects(report);
      return undefined;
    }

    await checkExchanges(orders, orderId, items);
    const credit = await orders.creditOf(orderId);
    const returnId = ids.next();
    const returnNo = await numbers.next();
    const wanted = items.map((item) => ({ ...item, itemId: ids.next(), entryId: ids.next() }));
    const make = (taken: TakenUnits): ReturnOrder => {
      const found = wanted.map((one) => ({
        wanted: one,
        units: freeUnits(taken.get(one.lineId) ?? [], one.line.quantity, one.quantity),
      }));
      checkTaken(found);
      const made: ReturnOrder = {
        returnId,
        returnNo,
        order: orderOf(order),
        owner,
        state: 'Pending',
        version: 1,
        requestedAt: now,
        items: found.map((one) => itemOf(one.wanted, one.units, by, now)),
        history: [{ at: now, to: 'Pending', why: 'requested', ...(by.membershipNo && { by: by.membershipNo }) }],
      };
      return withEstimate(made, credit);
    };
    return returns.create({ order, owner, returnId, fileNames, make, defects: report });
  };
