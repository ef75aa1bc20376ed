import { DomainError } from '@southline/kernel/errors';
import { type Fulfilment, movesTo } from '../domain/fulfilment.ts';
import type { Shipment } from '../domain/order.ts';
import type { OrderChange } from '../domain/ports.ts';
import type { Ports } from './ports.ts';

export interface UpdateFulfilment {
  readonly orderIds: readonly string[];
  readonly to: Fulfilment;
  readonly shipment: Shipment;
  /** Membership number of the staff. */
  readonly by: string;
}

export interface FulfilmentResult {
  readonly orderId: string;
  readonly refusal?: DomainError;
}

const mostAtOnce = 100;

const changeTo = (state: Fulfilment, { shipment, by }: UpdateFulfilment): OrderChange =>
  state === 'Dispatched'
    ? { to: { state, why: 'dispatched', by }, set: { shipment }, tells: 'dispatched' }
    : { to: { state, why: 'delivered', by }, tells: 'delivered' };

/** Moves each order to the wanted state on its own. An order that is there already does not change. */
export const updateFulfilment =
  ({ orders }: Pick<Ports, 'orders'>) =>
  async (command: UpdateFulfilment): Promise<FulfilmentResult[]> => {
    const ids = [...new Set(command.orderIds)];
    if (ids.length === 0 || ids.length > mostAtOnce) {
      const message = `Name 1 to ${mostAtOnce} orders.`;
      throw new DomainError('invalid', 'InvalidRequest', message, { orderIDs: message });
    }
    const results: FulfilmentResult[] = [];
    for (const orderId of ids) {
      try {
        await orders.advance(orderId, (order) => movesTo(order, command.to).map((state) => changeTo(state, command)));
        results.push({ orderId });
      } catch (error) {
        // A refusal is this order's; anything else is the whole call's, which may be repeated.
        if (!(error instanceof DomainError) || !['conflict', 'not-found'].includes(error.kind)) throw error;
        results.push({ orderId, refusal: error });
      }
    }
    return results;
  };
