import { documentsStaffActed } from '@southline/contracts/events';
import { failedJobs, type WaitingKind } from '@southline/platform/desk';
import type { Mongo } from '@southline/platform/mongo';
import { isCredit, isParcel, type RenderJob, renderJob } from '../domain/render-job.ts';
import { orders, returns } from './collections.ts';

/** About 15 seconds: an order's event that is still on its way is no reason to call a person. */
const triesAlone = 4;

const documentOf = (job: RenderJob): string => {
  if (isParcel(job)) return 'packing list of a parcel';
  return isCredit(job) ? 'credit note' : 'tax invoice';
};

const orderIdOf = async (mongo: Mongo, job: RenderJob): Promise<string> => {
  if (isParcel(job)) return job.parcelOf;
  if (!('returnId' in job)) return job.orderId;
  return (await returns(mongo).findOne({ _id: job.returnId }, { projection: { orderId: 1 } }))?.orderId ?? '';
};

/** Documents that could not be made again and again. They are never given up: a reserved invoice number needs its document. */
export const documentsNotMade = (mongo: Mongo): WaitingKind =>
  failedJobs<RenderJob>(mongo, {
    kind: 'document-not-made',
    declaration: documentsStaffActed,
    neverGivenUp: { kind: renderJob, tries: triesAlone },
    about: async ({ _id, payload }) => {
      const orderId = await orderIdOf(mongo, payload);
      const order = await orders(mongo).findOne({ _id: orderId }, { projection: { orderNo: 1 } });
      return { record: order?.orderNo ?? _id, orderId, facts: { document: documentOf(payload) } };
    },
  });
