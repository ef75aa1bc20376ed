import { migrate } from '@southline/platform/migrate';
import { collections } from '../storage/collections.ts';
import { invoiceEarlierOrders } from '../storage/invoice-earlier-orders.ts';

await migrate('documents', process.env, collections, invoiceEarlierOrders);
