import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { withParsedMessages } from './parsed-messages.ts';

const built = (message: string) => {
  const code = `export const messages = { one: { id: 'one', defaultMessage: ${JSON.stringify(message)} } };`;
  const shown: string = withParsedMessages(code).toString();
  return { code, shown };
};
/** The message as a browser without the parser reads it. */
const messageIn = (code: string) => JSON.parse(/defaultMessage: (.*) } };/.exec(code)?.[1] ?? '');

test.each([
  ['{count, plural, one {# line} other {# lines}} of {name}', { count: 2, name: 'you' }, '2 lines of you'],
  ["It''s {state, select, in {here} other {gone}}", { state: 'in' }, "It's here"],
])('%s is parsed by the build', (message, values, text) => {
  const { shown } = built(message);
  expect(shown).not.toContain(message);
  expect(new IntlMessageFormat(messageIn(shown), 'en-AU').format(values)).toBe(text);
});

test('a text without placeholders stays unchanged', () => {
  const { code, shown } = built("Don't wait: 2 > 1");
  expect(shown).toBe(code);
});
