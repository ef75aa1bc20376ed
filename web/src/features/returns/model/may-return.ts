import { type Region, regionDate } from '@southline/kernel/region';
import { returnsEnd } from '@southline/kernel/returns-end';
import type { OrderDetails } from '@southline/rest/types';

type Row = { orderdate: string; unitsLeft: number; returnStatus: string };

const isInTime = (orderedAt: string, region: Region, now: Date): boolean =>
  orderedAt !== '' && now < returnsEnd(new Date(orderedAt), region);

/** The last day on which a return can be requested, as the region writes it. */
export const lastReturnDay = (orderedAt: string, region: Region): string =>
  regionDate(new Date(returnsEnd(new Date(orderedAt), region).getTime() - 1), region);

/**
 * Whether the goods of an order can be returned, for a list of orders. `none`: no delivered unit is left. `over`: the 30 days
 * have passed. `waits`: a request waits for its answer, so that no other can be sent.
 */
export const returnChance = (row: Row, region: Region, now: Date): 'none' | 'over' | 'waits' | 'open' => {
  if (row.unitsLeft === 0) return 'none';
  if (!isInTime(row.orderdate, region, now)) return 'over';
  return row.returnStatus === 'Request Pending' ? 'waits' : 'open';
};

/** The same check on the order's own page, which has the items themselves. */
export const mayAskOnPage = (order: OrderDetails, region: Region, now: Date): boolean => {
  const waits = order.returnDataTables.some(
    ({ returnResponse }) => returnResponse === 'Request Pending' || returnResponse === 'Request For More Info',
  );
  return (
    !waits &&
    order.orderDetails.some(({ deliveredQuantity }) => deliveredQuantity > 0) &&
    isInTime(order.orderDetails[0]?.orderDate ?? '', region, now)
  );
};
