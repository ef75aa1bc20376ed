import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const deleteFile = callRoute('ChicagoEntry/delete-file', ({ clients }) => async ({ body }) => {
  await clients.promotion.deleteReceipt({ fileName: body.fileName });
  return done;
});
