import { TYPE } from '@formatjs/icu-messageformat-parser/no-parser.js';
import { IntlMessageFormat } from 'intl-messageformat';

/** Whether a text needs no parser: no placeholders, no tags, no ICU quotes. */
export const isPlain = (text: string): boolean => !/[{}<]|''/.test(text);

const parsePlain: typeof IntlMessageFormat.__parse = (text) => {
  if (!isPlain(text)) throw new Error('The parser of messages is not there.');
  return [{ type: TYPE.literal, value: text }];
};

/**
 * In the browser: the client's own texts were parsed by its build (build/parsed-messages.ts), and most others need no parser.
 * Until `loadMessageParser`, texts that need a parser are shown in English.
 */
export const parsePlainOnly = (): void => {
  IntlMessageFormat.__parse = parsePlain;
};

/** Parses texts that were not parsed at build time. If the parser fails to load, these texts are shown in English. */
export const loadMessageParser = async (): Promise<void> => {
  const loaded = await import('@formatjs/icu-messageformat-parser').catch(() => undefined);
  if (loaded) IntlMessageFormat.__parse = loaded.parse;
};
