import { DomainError, isDomainError } from '@southline/kernel/errors';
import { callRoute } from '../call.ts';
import { namedLanguage, screenLanguageOf } from '../language.ts';
import { isKnown } from './is-known.ts';

/** A look-up without a hit is not an error: it is answered with `status: false`. */
const noSuchScreen = (error: unknown): unknown =>
  isDomainError(error, 'NotFound') ? new DomainError('declined', 'NotFound', 'There is no such screen.') : error;

export const getLanguage = callRoute('Language/get', ({ clients }) => async (request, reply) => {
  const { query, region } = request;
  const language = namedLanguage(query) || screenLanguageOf(request);
  const { texts, version } = await clients.screens
    .getTexts({ screenName: query.screenName, language, region })
    .catch((error: unknown) => Promise.reject(noSuchScreen(error)));
  if (isKnown(request, reply, version)) return reply;
  return { status: true, data: texts };
});

export const getImages = callRoute('Images/get', ({ clients }) => async (request, reply) => {
  const { query, region } = request;
  const language = namedLanguage(query) || screenLanguageOf(request);
  const { images, version } = await clients.screens
    .getImages({ screenName: query.screenName, language, region })
    .catch((error: unknown) => Promise.reject(noSuchScreen(error)));
  if (isKnown(request, reply, version)) return reply;
  return { status: true, data: images.map(({ key, fileName }) => ({ id2: key, fileName })) };
});
