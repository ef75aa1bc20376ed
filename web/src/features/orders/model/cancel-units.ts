import { readCount } from '@southline/kernel/read-count';
import type { OrderDetails, OrderLine } from '@southline/rest/types';

/** Units by the line's id. */
export type Units = Readonly<Record<string, number>>;

/** Units that are neither dispatched nor cancelled. */
export const waitingOf = ({ quantity, cancelledQuantity, movedQuantity, dispatchedQuantity }: OrderLine): number =>
  quantity - cancelledQuantity - movedQuantity - dispatchedQuantity;

/** Whether the order may have units that are neither dispatched nor cancelled. */
export const mayWait = ({ fulfilmentStatus }: Pick<OrderDetails, 'fulfilmentStatus'>): boolean =>
  fulfilmentStatus === 'Order Placed' || fulfilmentStatus === 'Order Partly Dispatched';

/** The lines with units that may be cancelled. A line without a date belongs to an order that is not placed. */
export const waitingLines = (order: OrderDetails): OrderLine[] =>
  mayWait(order) ? order.orderDetails.filter((line) => line.orderDate !== '' && waitingOf(line) > 0) : [];

export const hasPrice = ({ sellPrice, tradeClub$ }: OrderLine): boolean => sellPrice > 0 || tradeClub$;

/** The waiting lines that can be dispatched. Units without a price wait until they are priced and paid. */
export const dispatchable = (order: OrderDetails): OrderLine[] => waitingLines(order).filter(hasPrice);

export const unpriced = (order: OrderDetails): OrderLine[] => waitingLines(order).filter((line) => !hasPrice(line));

/** Initially all waiting units, or those of one line, are chosen. */
export const chosenAtFirst = (lines: readonly OrderLine[], only?: string): Units =>
  Object.fromEntries(
    lines.map((line) => [
      line.shoppingCartID,
      only === undefined || only === line.shoppingCartID ? waitingOf(line) : 0,
    ]),
  );

/** Reads typed text as a number of units, `most` at most. Undefined for a text that is no count, as "1.5" or "-1". */
export const typedUnits = (typed: string, most: number): number | undefined => {
  if (/^0*$/.test(typed.trim())) return 0;
  const count = readCount(typed);
  return count === undefined ? undefined : Math.min(count, most);
};

/** Converts the chosen units to the format of the call. */
export const unitsToSend = (chosen: Units): { shoppingCartID: string; quantity: number }[] =>
  Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([shoppingCartID, quantity]) => ({ shoppingCartID, quantity }));

export const sumOf = (quantities: readonly number[]): number => quantities.reduce((sum, each) => sum + each, 0);
