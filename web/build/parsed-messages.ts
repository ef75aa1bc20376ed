import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { isPlain } from '../src/shared/i18n/message-parser.ts';

const PARSER = '@formatjs/icu-messageformat-parser';

/** A table of English texts in which those with placeholders are parsed, as the parser in the browser would do it. */
export const withParsedMessages = (table: string): string =>
  JSON.stringify(
    JSON.parse(table, (key, value) =>
      key === 'defaultMessage' && typeof value === 'string' && !isPlain(value) ? parse(value) : value,
    ),
  );

/**
 * Parses the client's own texts at build time, so that the ICU parser is loaded only with texts that need it
 * (shared/i18n/message-parser.ts). That saves 6 kB of the first script.
 */
export const parsedMessages = (): Plugin => ({
  name: 'southline:parsed-messages',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    filter: { id: new RegExp(`^${PARSER}$`) },
    handler(_source, importer = '', options) {
      if (importer.includes('/web/src/')) return undefined;
      return this.resolve(`${PARSER}/no-parser.js`, importer, options);
    },
  },
  transform: {
    filter: { id: /\/web\/src\/.*messages\.json$/ },
    handler: (table) => ({ code: withParsedMessages(table), map: null }),
  },
});
