import { ListPartsByCategoryNameResponse } from '@southline/contracts/catalogue';
import { done } from '@southline/rest/envelope';
import type { FastifyReply } from 'fastify';
import { pagedOptions } from '../../contract/list-options.ts';
import { toPartListing } from '../../contract/parts.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { callRoute } from '../call.ts';
import { createAnswerCache } from './answer-cache.ts';

/** Including their source bytes, pages take about 80 kB and whole categories about 300 kB. */
const cacheBytes = 12_000_000;
/** For this time a page may show earlier prices and stock. The cart reads both again. */
const freshMs = 1_000;

export const searchByCategory = callRoute('Products/search-by-category', ({ clients, settings }) => {
  const answers = createAnswerCache(cacheBytes, freshMs);
  return async ({ body, region }, reply) => {
    // The text already matches the schema, so it is sent without serialising.
    const send = (answer: Buffer | string) => {
      const plain: FastifyReply = reply.type('application/json; charset=utf-8');
      return plain.send(answer);
    };
    const { vehicleSlug = '' } = body;
    const [category = '', ...furtherCategories] = [body.category].flat();
    const options = pagedOptions(body);
    // Answers for a vehicle or with filters differ for nearly every visitor, so they are not cached.
    const key = vehicleSlug === '' && !body.filters ? JSON.stringify([region, body.category, options]) : undefined;
    const fresh = key && answers.fresh(key);
    if (fresh) return send(fresh);
    const asked = { category, furtherCategories, vehicleSlug, options };
    const bytes = await clients.catalogue.listPartsByCategoryName(asked);
    const make = () => {
      const found = ListPartsByCategoryNameResponse.decode(bytes);
      const data = toPartListing(found, picturesOf(settings.BASE_PATH, region), options);
      return String(reply.serialize({ ...done, data }));
    };
    return send(key ? answers.of(key, bytes, make) : make());
  };
});
