/** The languages of the site: each with its own name, the `lang` of its texts, and the locale of its numbers and dates. */
export const languages = [
  { code: 'en', name: 'English', tag: 'en', format: 'en-AU' },
  { code: 'zh', name: '简体中文', tag: 'zh-Hans', format: 'zh-Hans' },
] as const;

/**
 * English with accents and brackets, for texts of the screens only. It shows which texts cannot be translated. Visitors
 * cannot choose it.
 */
export const pseudoLanguage = { code: 'pseudo', name: '[Þšéûðó]', tag: 'en-XA', format: 'en-AU' } as const;

/** The code in cookies and calls. */
export type LanguageCode = (typeof languages)[number]['code'];
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** Used if no other language is named. */
export const defaultLanguage = 'en' satisfies LanguageCode;

/** Stores the visitor's choice. */
export const languageCookie = 'southline-language';

/** The language for a language tag ("zh-CN"), by its first part; English if the site does not have it. */
export const languageOfTag = (tag: string): LanguageCode => {
  const [first] = tag.toLowerCase().split(/[-_]/);
  return languages.find(({ code }) => code === first)?.code ?? defaultLanguage;
};
