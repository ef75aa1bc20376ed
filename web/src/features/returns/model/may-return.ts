import type { Region } from '@southline/kernel/region';
import { returnsEnd } from '@southline/kernel/returns';
import type { OrderDetails } from '@southline/rest/types';

type Row = { someDelivered: boolean; returnStatus: string };

/**
 * Only delivered items can be returned, and only if no request is pending. The server also checks the 30 days and the remaining
 * quantity.
 */
export const mayReturn = ({ someDelivered, returnStatus }: Row): boolean =>
  someDelivered && returnStatus !== 'Request Pending';

/** The same check on the order's own page, which has the items themselves. */
export const mayAskOnPage = (order: OrderDetails, orderedAt: string, region: Region, now: Date): boolean => {
  const waits = order.returnDataTables.some(
    ({ returnResponse }) => returnResponse === 'Request Pending' || returnResponse === 'Request For More Info',
  );
  return (
    !waits &&
    order.orderDetails.some(({ deliveredQuantity }) => deliveredQuantity > 0) &&
    orderedAt !== '' &&
    now < returnsEnd(new Date(orderedAt), region)
  );
};
