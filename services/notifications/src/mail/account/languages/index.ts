import { type LanguageCode, languageOfTag } from '@southline/kernel/language';
import type { Language } from '../words.ts';
import { english } from './en.ts';
import { chinese } from './zh.ts';

const languages: Readonly<Record<LanguageCode, Language>> = { en: english, zh: chinese };

/** The texts for a language tag. */
export const languageOf = (tag: string): Language => languages[languageOfTag(tag)];
