import {
  defaultLanguage,
  languageCookie as LANGUAGE_COOKIE,
  type LanguageCode,
  languages,
  pseudoLanguage,
} from '@southline/kernel/language';
import type { Region } from '../http/api-client.ts';

export type Language = LanguageCode | typeof pseudoLanguage.code;

export const DEFAULT_LANGUAGE: Language = defaultLanguage;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** For translators. */
export const isPseudo = (language: Language): boolean => language === pseudoLanguage.code;
const known = [...languages, pseudoLanguage];
const facts = (language: Language) => known.find(({ code }) => code === language) ?? languages[0];

export const languageOf = (text: string | undefined): Language =>
  known.find(({ code }) => code === text)?.code ?? DEFAULT_LANGUAGE;

/** `cookies`: a Cookie header, or `document.cookie`. */
export const languageIn = (cookies: string): Language => {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  return languageOf(pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1]);
};

/** The value for `document.cookie`. The server reads it to render in this language. */
export const languageCookie = (language: Language, basePath: string): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=${basePath || '/'}; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

/** The `lang` of the page. */
export const pageLanguage = (language: Language, region: Region): string => {
  if (language !== DEFAULT_LANGUAGE) return facts(language).tag;
  return region === 'nz' ? 'en-NZ' : 'en-AU';
};

/** The format of numbers, money and dates. Both regions use Australian dollars, so they use the same format. */
export const formatLocale = (language: Language): string => facts(language).format;

/** The language of mails, PDFs and payments, which have no pseudo-language. */
export const spokenLanguage = (language: Language): string => (isPseudo(language) ? DEFAULT_LANGUAGE : language);
