import { DomainError, isDomainError } from '@southline/kernel/errors';
import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { text } from '../../contract/fields.ts';
import { getCall } from '../call.ts';
import { namedLanguage, screenLanguageOf } from '../language.ts';
import { isKnown } from './is-known.ts';

const schema = getCall(
  {
    tag: 'Content',
    summary: 'Texts of a screen in a language (`lng`, else the chosen one), else in English, else their keys',
  },
  { lng: Type.Optional(text(10)), screenName: text(40, 1) },
  dataAnswers(Type.Record(Type.String(), Type.String())),
);

/** A look-up without a hit is a normal "no" (contract, envelope). */
export const noSuchScreen = (error: unknown): unknown =>
  isDomainError(error, 'NotFound') ? new DomainError('declined', 'NotFound', 'There is no such screen.') : error;

export const getLanguage: Route = (app, { clients }) => {
  app.get('/Language/get', { schema }, async (request, reply) => {
    const { query, region } = request;
    const language = namedLanguage(query) || screenLanguageOf(request);
    const { texts, version } = await clients.screens
      .getTexts({ screenName: query.screenName, language, region })
      .catch((error: unknown) => Promise.reject(noSuchScreen(error)));
    if (isKnown(request, reply, version)) return reply;
    return { status: true, data: texts };
  });
};
