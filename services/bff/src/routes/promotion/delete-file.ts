import type { Route } from '../../context.ts';
import { answers, done } from '../../contract/envelope.ts';
import { object, text } from '../../contract/fields.ts';
import { postCall } from '../call.ts';

const schema = postCall(
  { tag: 'Promotion', summary: 'Deletes an own file that no entry has taken up' },
  object({ fileName: text(80, 1) }),
  answers({}),
);

export const deleteFile: Route = (app, { clients }) => {
  app.post('/ChicagoEntry/delete-file', { schema }, async ({ body }) => {
    await clients.promotion.deleteReceipt({ fileName: body.fileName });
    return done;
  });
};
