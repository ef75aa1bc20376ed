import { english } from './en.ts';
import type { OrderMailWords } from './words.ts';
import { chinese } from './zh.ts';

/** By the first part of a language tag; English for every other. */
export const orderMailWords = (language: string): OrderMailWords => (/^zh\b/i.test(language) ? chinese : english);
