import { currentEvent } from '@southline/contracts/stored-events';
import { type Mongo, rewriteEvents } from '@southline/platform/mongo';
import { cancellations, orders, parcels, returns } from './collections.ts';

export const rewriteStoredEvents = async (mongo: Mongo): Promise<void> => {
  await rewriteEvents(mongo, orders, (bytes) => currentEvent('OrderPlaced', bytes));
  await rewriteEvents(mongo, parcels, (bytes) => currentEvent('OrderDispatched', bytes));
  await rewriteEvents(mongo, cancellations, (bytes) => currentEvent('OrderCancelled', bytes));
  await rewriteEvents(mongo, returns, (bytes) => currentEvent('ReturnProcessed', bytes));
};
