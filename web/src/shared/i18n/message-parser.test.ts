import { IntlMessageFormat } from 'intl-messageformat';
import { afterEach, expect, test } from 'vitest';
import { loadMessageParser, parsePlainOnly } from './message-parser.ts';

afterEach(loadMessageParser);

const shown = (text: string, values?: Record<string, string>) => new IntlMessageFormat(text, 'en-AU').format(values);

test.each(['配件', "Don't wait: 2 > 1", 'Part #1'])('%s is shown without the parser as with it', async (text) => {
  parsePlainOnly();
  const without = shown(text);
  await loadMessageParser();
  expect([without, shown(text)]).toEqual([text, text]);
});

test.each(['Hello {name}', '<b>Hello</b>', "It''s"])('%s waits for the parser', async (text) => {
  parsePlainOnly();
  expect(() => shown(text, { name: 'Ann' })).toThrow('not there');
  await loadMessageParser();
  expect(shown('Hello {name}', { name: 'Ann' })).toBe('Hello Ann');
});
