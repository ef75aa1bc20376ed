import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { text } from '../../contract/fields.ts';
import { getCall } from '../call.ts';
import { noSuchScreen } from './get-language.ts';
import { isKnown } from './is-known.ts';

const schema = getCall(
  { tag: 'Content', summary: 'Pictures of a screen; `fileName` lies under /{region}/images/' },
  { lng: Type.Optional(text(10)), screenName: text(40, 1) },
  dataAnswers(Type.Array(Type.Object({ id2: Type.String(), fileName: Type.String() }))),
);

export const getImages: Route = (app, { clients }) => {
  app.get('/Images/get', { schema }, async (request, reply) => {
    const { query, region } = request;
    const { images, version } = await clients.screens
      .getImages({ screenName: query.screenName, region })
      .catch((error: unknown) => Promise.reject(noSuchScreen(error)));
    if (isKnown(request, reply, version)) return reply;
    return { status: true, data: images.map(({ key, fileName }) => ({ id2: key, fileName })) };
  });
};
