import { DomainError, invalidField } from '@southline/kernel/errors';
import { type FulfilCommand, fulfil } from '../domain/fulfilment.ts';
import type { Ports } from './ports.ts';

export interface UpdateFulfilment extends FulfilCommand {
  readonly orderIds: readonly string[];
}

export interface FulfilmentResult {
  readonly orderId: string;
  readonly refusal?: DomainError;
  /** The number of the parcel that was dispatched or delivered. 0: none, or all parcels. */
  readonly parcelNo: number;
}

const mostAtOnce = 100;

const checkOrders = ({ lines, parcelNo, deliveryChangeNo }: UpdateFulfilment, count: number): void => {
  const ofOne = lines.length > 0 || parcelNo !== undefined || deliveryChangeNo !== undefined;
  const most = ofOne ? 1 : mostAtOnce;
  if (count >= 1 && count <= most) return;
  throw invalidField(
    'orderIDs',
    most === 1 ? 'Lines, parcels and changes of address are those of one order.' : `Name 1 to ${mostAtOnce} orders.`,
  );
};

/** Dispatches or delivers units, each order in its own transaction. Orders that have already reached the state do not change. */
export const updateFulfilment =
  ({ orders, clock, terms }: Pick<Ports, 'orders' | 'clock' | 'terms'>) =>
  async (command: UpdateFulfilment): Promise<FulfilmentResult[]> => {
    const ids = [...new Set(command.orderIds)];
    checkOrders(command, ids.length);
    const results: FulfilmentResult[] = [];
    for (const orderId of ids) {
      try {
        let parcelNo = 0;
        await orders.advance(orderId, (order) => {
          const now = clock.now();
          const done = fulfil(order, command, now, terms.dispatch(now));
          parcelNo = done.parcelNo;
          return done.changes;
        });
        results.push({ orderId, parcelNo });
      } catch (error) {
        // A refusal concerns this order alone. Any other error fails the whole call, which the caller may repeat.
        if (!(error instanceof DomainError) || !['conflict', 'not-found'].includes(error.kind)) throw error;
        results.push({ orderId, refusal: error, parcelNo: 0 });
      }
    }
    return results;
  };
