import { ListPartsByCategoryNameResponse } from '@southline/contracts/catalogue';
import { done } from '@southline/rest/envelope';
import type { FastifyReply } from 'fastify';
import { pagedOptions } from '../../contract/list-options.ts';
import { toPartListing } from '../../contract/parts.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { callRoute } from '../call.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** Pages have some 80 kB with the bytes that they came from, whole categories 300. */
const keptBytes = 12_000_000;

export const searchByCategory = callRoute('Products/search-by-category', ({ clients, settings }) => {
  const answers = createKeptAnswers(keptBytes);
  return async ({ body, region }, reply) => {
    const { vehicleSlug = '' } = body;
    const [category = '', ...furtherCategories] = [body.category].flat();
    const options = pagedOptions(body);
    const asked = { category, furtherCategories, vehicleSlug, options };
    const bytes = await clients.catalogue.listPartsByCategoryName(asked);
    const make = () => {
      const found = ListPartsByCategoryNameResponse.decode(bytes);
      const data = toPartListing(found, picturesOf(settings.BASE_PATH, region), options);
      return String(reply.serialize({ ...done, data }));
    };
    // What fits a vehicle, and what is filtered, are as many as there are visitors.
    const kept = vehicleSlug === '' && !body.filters;
    const answer = kept ? answers.of(JSON.stringify([region, body.category, options]), bytes, make) : make();
    // Text of the schema's shape already: sent as it is.
    const plain: FastifyReply = reply.type('application/json; charset=utf-8');
    return plain.send(answer);
  };
});
