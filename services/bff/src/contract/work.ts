import type { WaitingItem } from '@southline/contracts/desk';
import type { Data } from '@southline/rest/types';

type WorkItem = Data<'operations/get-work'>['items'][number];

export const toWorkItem = (
  service: WorkItem['service'],
  { orderId: orderID, decisions, ...item }: WaitingItem,
  mayDecide: boolean,
): WorkItem => ({ ...item, service, orderID, decisions: mayDecide ? decisions : [] });
