import { ListPartsByCategoryNameResponse } from '@southline/contracts/catalogue';
import type { FastifyReply } from 'fastify';
import type { Route } from '../../context.ts';
import { dataAnswers, done } from '../../contract/envelope.ts';
import { object, text } from '../../contract/fields.ts';
import { partListing, toPartListing } from '../../contract/parts.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { postCall } from '../call.ts';
import { createKeptAnswers } from './kept-answers.ts';

const schema = postCall(
  { tag: 'Parts', summary: 'Parts of a category by its name, without a vehicle' },
  object({ category: text(100, 1) }),
  dataAnswers(partListing),
);

/** Some 300 kB each, with the bytes that they came from. */
const keptCategories = 50;

export const searchByCategory: Route = (app, { clients, settings }) => {
  const answers = createKeptAnswers(keptCategories);
  app.post('/Products/search-by-category', { schema }, async ({ body: { category }, region }, reply) => {
    const bytes = await clients.catalogue.listPartsByCategoryName({ category, vehicleSlug: '' });
    const answer = answers.of(`${region} ${category}`, bytes, () => {
      const found = ListPartsByCategoryNameResponse.decode(bytes);
      const data = toPartListing(found, picturesOf(settings.BASE_PATH, region));
      return String(reply.serialize({ ...done, data }));
    });
    // Text of the schema's shape already: sent as it is.
    const plain: FastifyReply = reply.type('application/json; charset=utf-8');
    return plain.send(answer);
  });
};
