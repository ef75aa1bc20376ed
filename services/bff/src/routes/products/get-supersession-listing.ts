import { toSupersessionRows } from '../../contract/part-detail.ts';
import { callRoute } from '../call.ts';

/** gmPartNo is accepted from clients that send it, but only the part's own number is used. */
export const getSupersessionListing = callRoute(
  'Products/get-supersession-listing',
  ({ clients }) =>
    async ({ body }) => ({
      status: true,
      data: toSupersessionRows(await clients.catalogue.listSupersessions({ partNo: body.partNo })),
    }),
);
