import { callRoute } from '../call.ts';

export const getFavouriteNumbers = callRoute('products/get-favourite-numbers', ({ clients }) => async () => {
  const { partNos } = await clients.favourites.listFavouriteNumbers({});
  return { status: true, data: partNos };
});
