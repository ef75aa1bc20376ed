import type { Route } from '../../context.ts';
import { answers, done } from '../../contract/envelope.ts';
import { object, partNumber } from '../../contract/fields.ts';
import { postCall } from '../call.ts';

const schema = postCall(
  { tag: 'Favourites', summary: 'Removes a part from the own favourites; again changes nothing' },
  object({ partno: partNumber() }),
  answers({}),
);

export const removeFavourite: Route = (app, { clients }) => {
  app.post('/products/remove-favourite', { schema }, async ({ body }) => {
    await clients.favourites.removeFavourite({ partNo: body.partno });
    return done;
  });
};
