import { callRoute } from '../call.ts';
import { namedLanguage, screenLanguageOf } from '../language.ts';
import { noSuchScreen } from './get-language.ts';
import { isKnown } from './is-known.ts';

export const getImages = callRoute('Images/get', ({ clients }) => async (request, reply) => {
  const { query, region } = request;
  const language = namedLanguage(query) || screenLanguageOf(request);
  const { images, version } = await clients.screens
    .getImages({ screenName: query.screenName, language, region })
    .catch((error: unknown) => Promise.reject(noSuchScreen(error)));
  if (isKnown(request, reply, version)) return reply;
  return { status: true, data: images.map(({ key, fileName }) => ({ id2: key, fileName })) };
});
