import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { postCall } from '../call.ts';

const schema = postCall(
  { tag: 'Favourites', summary: 'The numbers of all own favourites, for the hearts beside parts' },
  object({}),
  dataAnswers(Type.Array(Type.String())),
);

export const getFavouriteNumbers: Route = (app, { clients }) => {
  app.post('/products/get-favourite-numbers', { schema }, async () => {
    const { partNos } = await clients.favourites.listFavouriteNumbers({});
    return { status: true, data: partNos };
  });
};
