import { keptLines } from './cancelling.ts';
import { notPlaced, orderCancelled, priceToBeAdvised } from './errors.ts';
import { isPriceOnApplication } from './line.ts';
import { isPlaced, type Order } from './order.ts';

const path = ['Placed', 'Dispatched', 'Delivered'] as const;
export type Fulfilment = Exclude<(typeof path)[number], 'Placed'>;

/** The moves that an order still has to make; none when it is as far. Throws for one that cannot make them. */
export const movesTo = (order: Order, wanted: Fulfilment): Fulfilment[] => {
  if (!isPlaced(order)) throw notPlaced();
  if (order.state === 'Cancelled') throw orderCancelled();
  const moves = path
    .slice(path.findIndex((state) => state === order.state) + 1, path.indexOf(wanted) + 1)
    .filter((state) => state !== 'Placed');
  // Contract, "Lines": not before every price is known.
  if (moves.includes('Dispatched') && keptLines(order).some(isPriceOnApplication)) throw priceToBeAdvised();
  return moves;
};
