import { defaultLanguage } from '@southline/rest/fields';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'cookies' | 'query'>;

/** The language that a call names in its query, under either name; empty: none. */
export const namedLanguage = (query: { lng?: string; language?: string }): string => query.lng || query.language || '';

const chosen = ({ cookies, query }: Asked, languages: readonly string[]): string => {
  const named = namedLanguage(query as Parameters<typeof namedLanguage>[0]);
  const wishes = [named, cookies['southline-language'] ?? ''];
  return wishes.find((language) => languages.includes(language)) ?? defaultLanguage;
};

/** Named by the call, or the visitor's choice, kept in a cookie (contract, "Decision, language"): the language of mails. */
export const languageOf = (request: Asked): string => chosen(request, ['en', 'zh']);

/** The same for texts of the screens, of which there is the pseudo-language too. */
export const screenLanguageOf = (request: Asked): string => chosen(request, ['en', 'zh', 'pseudo']);
