import type { OrderCredit } from '@southline/kernel/credit';
import type { DomainError } from '@southline/kernel/errors';
import type { Standing } from '../domain/list.ts';
import { type OrderLine, paidLine, type ReturnableOrder, refusalOf } from '../domain/request.ts';
import { countOf, freeUnits, refundFor } from '../domain/units.ts';
import type { Ports } from './ports.ts';

export interface ReturnableLine {
  readonly line: OrderLine;
  readonly remaining: number;
  /** The refund for 1, 2 … of the remaining units. */
  readonly refunds: readonly number[];
}

export interface Returnable {
  readonly order: ReturnableOrder;
  readonly refusal: DomainError | undefined;
  readonly standing: Standing | undefined;
  readonly lines: readonly ReturnableLine[];
  /** For the refund of several lines together. */
  readonly credit: OrderCredit;
}

/** The returnable lines of an order, with their refunds. */
export const getReturnable =
  ({ orders, returns, clock }: Pick<Ports, 'orders' | 'returns' | 'clock'>) =>
  async (orderId: string): Promise<Returnable> => {
    const order = await orders.find(orderId);
    const [taken, standings, credit] = await Promise.all([
      returns.taken(orderId),
      returns.standings([orderId]),
      orders.creditOf(orderId),
    ]);
    const standing = standings.at(0);
    const lines = order.lines.flatMap((line) => {
      const { quantity } = line;
      const of = taken.get(line.lineId) ?? [];
      const remaining = countOf(freeUnits(of, quantity, quantity));
      const paid = paidLine(line);
      const refunds = Array.from({ length: remaining }, (_, nth) => refundFor(paid, freeUnits(of, quantity, nth + 1)));
      return remaining > 0 ? [{ line, remaining, refunds }] : [];
    });
    return { order, refusal: refusalOf(order, standing?.open ?? false, clock.now()), standing, lines, credit };
  };
