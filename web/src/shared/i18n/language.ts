import type { Region } from '../http/api-client.ts';

/** `pseudo` is English with accents and brackets: it shows what has no text of its own, and is offered to nobody. */
export type Language = 'en' | 'zh' | 'pseudo';

export const DEFAULT_LANGUAGE: Language = 'en';
const LANGUAGE_COOKIE = 'southline-language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What a visitor may choose, each named in itself. */
export const OFFERED: readonly { language: Language; name: string; tag: string }[] = [
  { language: 'en', name: 'English', tag: 'en' },
  { language: 'zh', name: '简体中文', tag: 'zh-Hans' },
];
export const PSEUDO = { language: 'pseudo', name: '[Þšéûðó]', tag: 'en-XA' } as const;

export const languageOf = (text: string | undefined): Language =>
  text === 'zh' || text === 'pseudo' ? text : DEFAULT_LANGUAGE;

/** `cookies`: a Cookie header, or `document.cookie`. */
export const languageIn = (cookies: string): Language => {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  return languageOf(pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1]);
};

/** What `document.cookie` takes. The server reads it to render in this language. */
export const languageCookie = (language: Language, basePath: string): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=${basePath || '/'}; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

/** The `lang` of the page. */
export const pageLanguage = (language: Language, region: Region): string => {
  if (language === 'zh') return 'zh-Hans';
  if (language === 'pseudo') return 'en-XA';
  return region === 'nz' ? 'en-NZ' : 'en-AU';
};

/** How numbers, money and dates are written: both regions trade in Australian dollars, so they write them alike. */
export const formatLocale = (language: Language): string => (language === 'zh' ? 'zh-Hans' : 'en-AU');

/** The language of mails, papers and payments, which know no pseudo-language. */
export const spokenLanguage = (language: Language): string => (language === 'pseudo' ? DEFAULT_LANGUAGE : language);
