import { ListPartsByCategoryNameResponse } from '@southline/contracts/catalogue';
import { done } from '@southline/rest/envelope';
import type { FastifyReply } from 'fastify';
import { toPartListing } from '../../contract/parts.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { callRoute } from '../call.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** Some 300 kB each, with the bytes that they came from. */
const keptCategories = 50;

export const searchByCategory = callRoute('Products/search-by-category', ({ clients, settings }) => {
  const answers = createKeptAnswers(keptCategories);
  return async ({ body: { category }, region }, reply) => {
    const bytes = await clients.catalogue.listPartsByCategoryName({ category, vehicleSlug: '' });
    const answer = answers.of(`${region} ${category}`, bytes, () => {
      const found = ListPartsByCategoryNameResponse.decode(bytes);
      const data = toPartListing(found, picturesOf(settings.BASE_PATH, region));
      return String(reply.serialize({ ...done, data }));
    });
    // Text of the schema's shape already: sent as it is.
    const plain: FastifyReply = reply.type('application/json; charset=utf-8');
    return plain.send(answer);
  };
});
