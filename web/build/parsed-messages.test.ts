import { createRequire } from 'node:module';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { withParsedMessages } from './parsed-messages.ts';

const tableOf = (message: string) => JSON.stringify({ one: { id: 'one', defaultMessage: message } });

test.each([
  ['{count, plural, one {# line} other {# lines}} of {name}', { count: 2, name: 'you' }, '2 lines of you'],
  ["It''s {state, select, in {here} other {gone}}", { state: 'in' }, "It's here"],
])('%s is parsed by the build', (message, values, text) => {
  const shown = withParsedMessages(tableOf(message));
  expect(shown).not.toContain(message);
  expect(new IntlMessageFormat(JSON.parse(shown).one.defaultMessage, 'en-AU').format(values)).toBe(text);
});

test('a text without placeholders stays unchanged', () => {
  const table = tableOf("Don't wait: 2 > 1");
  expect(withParsedMessages(table)).toBe(table);
});

test('the client formats messages by the same copy of the library as react-intl', () => {
  const here = createRequire(import.meta.url);
  const reactIntl = createRequire(here.resolve('react-intl'));
  const formatjs = createRequire(reactIntl.resolve('@formatjs/intl'));
  expect(here.resolve('intl-messageformat')).toBe(formatjs.resolve('intl-messageformat'));
  expect(here.resolve('@formatjs/icu-messageformat-parser')).toBe(
    createRequire(formatjs.resolve('intl-messageformat')).resolve('@formatjs/icu-messageformat-parser'),
  );
});
