import { defaultLanguage, languageCodes, languageCookie, pseudoLanguage } from '@southline/kernel/language';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'cookies' | 'query'>;

/** The language that a call names in its query, in either parameter; empty if none. */
export const namedLanguage = (query: { lng?: string; language?: string }): string => query.lng || query.language || '';

export const screenLanguages: readonly string[] = [...languageCodes, pseudoLanguage.code];

const chosen = ({ cookies, query }: Asked, known: readonly string[]): string => {
  const named = namedLanguage(query as Parameters<typeof namedLanguage>[0]);
  const wishes = [named, cookies[languageCookie] ?? ''];
  return wishes.find((language) => known.includes(language)) ?? defaultLanguage;
};

/** The language of mails. The call names it, or the visitor has chosen it in the cookie. */
export const languageOf = (request: Asked): string => chosen(request, languageCodes);

/** The language of the screens' texts, which also may be the pseudo-language. */
export const screenLanguageOf = (request: Asked): string => chosen(request, screenLanguages);
