import type { Language } from '../words.ts';
import { english } from './en.ts';
import { chinese } from './zh.ts';

const languages: Readonly<Record<string, Language>> = { en: english, zh: chinese };

/** By the first part of a language tag; English for every other. */
export const languageOf = (tag: string): Language => languages[tag.toLowerCase().split(/[-_]/)[0] ?? ''] ?? english;
