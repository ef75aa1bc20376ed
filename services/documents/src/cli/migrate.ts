import { migrate } from '@southline/platform/migrate';
import { collections } from '../storage/collections.ts';
import { invoiceEarlierOrders } from '../storage/invoice-earlier-orders.ts';
import { rewriteStoredEvents } from '../storage/rewrite-stored-events.ts';

await migrate('documents', process.env, collections, async (mongo) => {
  await rewriteStoredEvents(mongo);
  await invoiceEarlierOrders(mongo);
});
