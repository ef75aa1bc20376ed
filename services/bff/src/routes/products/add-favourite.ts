import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const addFavourite = callRoute('products/add-favourite', ({ clients }) => async ({ body }) => {
  await clients.favourites.addFavourite({ partNo: body.partno });
  return done;
});
