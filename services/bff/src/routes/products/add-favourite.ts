import type { Route } from '../../context.ts';
import { answers, done } from '../../contract/envelope.ts';
import { object, partNumber } from '../../contract/fields.ts';
import { postCall } from '../call.ts';

const schema = postCall(
  { tag: 'Favourites', summary: 'Adds a part to the own favourites; again changes nothing' },
  object({ partno: partNumber() }),
  answers({}),
);

export const addFavourite: Route = (app, { clients }) => {
  app.post('/products/add-favourite', { schema }, async ({ body }) => {
    await clients.favourites.addFavourite({ partNo: body.partno });
    return done;
  });
};
