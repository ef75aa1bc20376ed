import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { object, partNumber, text } from '../../contract/fields.ts';
import { supersessionRow, toSupersessionRows } from '../../contract/part-detail.ts';
import { postCall } from '../call.ts';

const schema = postCall(
  { tag: 'Parts', summary: 'Older and newer numbers of a part' },
  object({ partNo: partNumber(), gmPartNo: Type.Optional(text(60)) }),
  dataAnswers(Type.Array(supersessionRow)),
);

/** gmPartNo is accepted for the clients that send it; the part's own number decides. */
export const getSupersessionListing: Route = (app, { clients }) => {
  app.post('/Products/get-supersession-listing', { schema }, async ({ body }) => ({
    status: true,
    data: toSupersessionRows(await clients.catalogue.listSupersessions({ partNo: body.partNo })),
  }));
};
