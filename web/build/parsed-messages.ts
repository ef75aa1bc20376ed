import { parse } from '@formatjs/icu-messageformat-parser';
import { type Node, walk } from 'estree-walker';
import MagicString from 'magic-string';
import { type Plugin, parseAst } from 'vite';
import { isPlain } from '../src/shared/i18n/message-parser.ts';

const PARSER = '@formatjs/icu-messageformat-parser';

/** A node as the bundler's parser gives it: with its place in the text. */
type Placed<T> = T & { start: number; end: number };

/** Replaces English messages with placeholders by their parsed form, as the parser in the browser would produce it. */
export const withParsedMessages = (code: string): MagicString => {
  const text = new MagicString(code);
  walk(parseAst(code) as Node, {
    enter(node) {
      if (node.type !== 'Property' || node.key.type !== 'Identifier' || node.key.name !== 'defaultMessage') return;
      if (node.value.type !== 'Literal' || typeof node.value.value !== 'string' || isPlain(node.value.value)) return;
      const { start, end } = node.value as Placed<typeof node.value>;
      text.overwrite(start, end, JSON.stringify(parse(node.value.value)));
    },
  });
  return text;
};

/**
 * Parses the client's own texts at build time, so that the ICU parser is loaded only with texts that need it
 * (shared/i18n/message-parser.ts). That saves 6 kB of the first script.
 */
export const parsedMessages = (): Plugin => ({
  name: 'southline:parsed-messages',
  resolveId: {
    order: 'pre',
    filter: { id: new RegExp(`^${PARSER}$`) },
    handler(_source, importer = '', options) {
      if (importer.includes('/web/src/')) return undefined;
      return this.resolve(`${PARSER}/no-parser.js`, importer, options);
    },
  },
  transform: {
    filter: { id: /\/web\/src\/.*messages\.ts$/ },
    handler(code) {
      const text = withParsedMessages(code);
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  },
});
