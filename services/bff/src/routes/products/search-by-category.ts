import { ListPartsByCategoryNameResponse } from '@southline/contracts/catalogue';
import { done } from '@southline/rest/envelope';
import type { FastifyReply } from 'fastify';
import { pagedOptions } from '../../contract/list-options.ts';
import { toPartListing } from '../../contract/parts.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { callRoute } from '../call.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** Some 300 kB each, with the bytes that they came from. */
const keptCategories = 50;

export const searchByCategory = callRoute('Products/search-by-category', ({ clients, settings }) => {
  const answers = createKeptAnswers(keptCategories);
  return async ({ body, region }, reply) => {
    const { category, vehicleSlug = '' } = body;
    const options = pagedOptions(body);
    const bytes = await clients.catalogue.listPartsByCategoryName({ category, vehicleSlug, options });
    const make = () => {
      const found = ListPartsByCategoryNameResponse.decode(bytes);
      const data = toPartListing(found, picturesOf(settings.BASE_PATH, region), options);
      return String(reply.serialize({ ...done, data }));
    };
    // Pages, and what fits a vehicle, are as many as there are visitors.
    const kept = !options && vehicleSlug === '';
    const answer = kept ? answers.of(`${region} ${category}`, bytes, make) : make();
    // Text of the schema's shape already: sent as it is.
    const plain: FastifyReply = reply.type('application/json; charset=utf-8');
    return plain.send(answer);
  };
});
