/** What a visitor may choose: each named in itself, with the `lang` of what is written in it and how it writes numbers and dates. */
export const languages = [
  { code: 'en', name: 'English', tag: 'en', format: 'en-AU' },
  { code: 'zh', name: '简体中文', tag: 'zh-Hans', format: 'zh-Hans' },
] as const;

/** English with accents and brackets, for texts of the screens alone: it shows what has no text of its own, and is offered to nobody. */
export const pseudoLanguage = { code: 'pseudo', name: '[Þšéûðó]', tag: 'en-XA', format: 'en-AU' } as const;

/** As cookies and calls name it. */
export type LanguageCode = (typeof languages)[number]['code'];

/** Where nobody names another. */
export const defaultLanguage = 'en' satisfies LanguageCode;

/** Keeps what a visitor has chosen. */
export const languageCookie = 'southline-language';

/** By the first part of a language tag ("zh-CN"); English for every other. */
export const languageOfTag = (tag: string): LanguageCode => {
  const [first] = tag.toLowerCase().split(/[-_]/);
  return languages.find(({ code }) => code === first)?.code ?? defaultLanguage;
};
