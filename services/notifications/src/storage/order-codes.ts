import { addJob } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { type OrderCodes, orderCodeJob, orderCodeKey } from '../domain/order-code.ts';

export const orderCodes = (mongo: Mongo): OrderCodes => ({
  queue: (payload) => addJob(mongo, undefined, { id: orderCodeKey(payload), kind: orderCodeJob, payload }),
});
