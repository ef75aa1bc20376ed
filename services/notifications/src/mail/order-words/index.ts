import { type LanguageCode, languageOfTag } from '@southline/kernel/language';
import type { OrderMailWords } from './en.ts';
import { english } from './en.ts';
import { chinese } from './zh.ts';

const words: Readonly<Record<LanguageCode, OrderMailWords>> = { en: english, zh: chinese };

/** The texts for a language tag. */
export const orderMailWords = (tag: string): OrderMailWords => words[languageOfTag(tag)];
