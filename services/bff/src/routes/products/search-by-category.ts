import type { Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { object, text } from '../../contract/fields.ts';
import { partListing, toPartListing } from '../../contract/parts.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { postCall } from '../call.ts';

const schema = postCall(
  { tag: 'Parts', summary: 'Parts of a category by its name, without a vehicle' },
  object({ category: text(100, 1) }),
  dataAnswers(partListing),
);

export const searchByCategory: Route = (app, { clients, settings }) => {
  app.post('/Products/search-by-category', { schema }, async ({ body, region }) => {
    const found = await clients.catalogue.listPartsByCategoryName({ category: body.category, vehicleSlug: '' });
    return { status: true, data: toPartListing(found, picturesOf(settings.BASE_PATH, region)) };
  });
};
