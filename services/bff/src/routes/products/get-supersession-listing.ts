import { toSupersessionRows } from '../../contract/part-detail.ts';
import { callRoute } from '../call.ts';

export const getSupersessionListing = callRoute(
  'Products/get-supersession-listing',
  ({ clients }) =>
    async ({ body }) => ({
      status: true,
      data: toSupersessionRows(await clients.catalogue.listSupersessions({ partNo: body.partNo })),
    }),
);
