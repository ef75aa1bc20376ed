import type { FastifyRequest } from 'fastify';
import { defaultLanguage } from '../contract/fields.ts';

type Cookies = Pick<FastifyRequest, 'cookies'>;

const chosen = ({ cookies }: Cookies, languages: readonly string[]): string => {
  const language = cookies['southline-language'] ?? '';
  return languages.includes(language) ? language : defaultLanguage;
};

/** The visitor's choice, kept in a cookie (contract, "Decision, language"): the language of mails. */
export const languageOf = (request: Cookies): string => chosen(request, ['en', 'zh']);

/** The same for texts of the screens, of which there is the pseudo-language too. */
export const screenLanguageOf = (request: Cookies): string => chosen(request, ['en', 'zh', 'pseudo']);
