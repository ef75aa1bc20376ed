import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const removeFavourite = callRoute('products/remove-favourite', ({ clients }) => async ({ body }) => {
  await clients.favourites.removeFavourite({ partNo: body.partno });
  return done;
});
