import { returnStatuses } from '@southline/kernel/returns';
import type { ReturnItem } from '../api/request-queries.ts';

type Answered = Pick<ReturnItem, 'returnResponse' | 'returnStatus'>;

/** Whether the item's return was processed or declined. Then the item can no longer change. */
export const hasEnded = ({ returnStatus }: Answered): boolean => returnStatus !== 'P';

/** Whether the member can no longer write about the item: it was approved or declined, or its return has ended. */
export const isClosed = (item: Answered): boolean =>
  hasEnded(item) || item.returnResponse === 'Request Approved' || item.returnResponse === 'Request Declined';

/** Whether the member can still get money back for the item. */
export const isRefundable = ({ returnResponse, returnStatus }: Answered): boolean =>
  returnResponse !== 'Request Declined' && returnStatus !== 'D';

/** The item's state in the server's words. An ended return overrides the approval of its items. */
export const stateOf = (item: Answered): string =>
  hasEnded(item) && item.returnResponse !== 'Request Declined'
    ? returnStatuses[item.returnStatus]
    : item.returnResponse;
