import DOMPurify from 'dompurify';
import { plainMarkup } from './server-html.ts';

const allowed = { ALLOWED_TAGS: ['b', 'i', 'a', 'br'], ALLOWED_ATTR: ['href'] };

export const sanitise = (words: string): string =>
  DOMPurify.isSupported ? DOMPurify.sanitize(words, allowed) : plainMarkup(words);
