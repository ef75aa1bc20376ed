import { expect, test } from 'vitest';
import { checkTextFields, fieldsWithoutReading } from './text-fields.ts';

const text = { type: 'string' };
const read = { type: 'string', 'x-reading': 'typed' };

test('every text field of the REST contract names its reading', async () => {
  expect(await checkTextFields()).toMatchObject({ ok: true });
});

test('a text without a reading is found in objects, lists, records and unions', () => {
  const properties = {
    read,
    plain: text,
    word: { type: 'string', enum: ['a', 'b'] },
    fixed: { type: 'string', const: 'a' },
    list: { type: 'array', items: { type: 'object', properties: { text, read } } },
    record: { type: 'object', patternProperties: { '.*': text } },
    either: { anyOf: [read, { type: 'array', items: text }] },
    all: { allOf: [read, { type: 'object', properties: { text } }] },
    one: { oneOf: [{ type: 'integer' }, text] },
    more: { type: 'object', additionalProperties: text },
    pair: { type: 'array', items: [read, text] },
    perhaps: { type: ['string', 'null'] },
    closed: { type: 'object', properties: { read }, additionalProperties: false },
    count: { type: 'integer' },
  };
  expect(fieldsWithoutReading({ type: 'object', properties }, 'call')).toEqual([
    'call.plain',
    'call.list[].text',
    'call.record.*',
    'call.either[]',
    'call.all.text',
    'call.one',
    'call.more.*',
    'call.pair[]',
    'call.perhaps',
  ]);
});
