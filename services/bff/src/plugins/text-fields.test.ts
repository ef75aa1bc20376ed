import { calls } from '@southline/rest/calls';
import { code, email, field, issued, lines, object, partNumber, phone, prose, typed } from '@southline/rest/fields';
import { operations } from '@southline/rest/operations';
import Fastify, { type FastifyError } from 'fastify';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { invalidRequest } from '../contract/request-errors.ts';
import { addSchemas } from './schemas.ts';

const schema = object({
  typed: Type.Optional(typed(20)),
  prose: Type.Optional(prose(20)),
  lines: Type.Optional(lines(40)),
  code: Type.Optional(code(10, 1)),
  digits: Type.Optional(field('digits', { pattern: '^[0-9]{4,6}$' })),
  phone: Type.Optional(phone(11)),
  email: Type.Optional(email(40)),
  secret: Type.Optional(field('secret')),
  issued: Type.Optional(issued(40)),
  rows: Type.Optional(Type.Array(object({ partNo: partNumber() }))),
  either: Type.Optional(Type.Union([typed(20), Type.Array(typed(20))])),
});

const echo = async (payload: object) => {
  const app = Fastify();
  addSchemas(app);
  app.setErrorHandler<FastifyError>(async ({ validation = [] }, _request, reply) =>
    reply.code(400).send({ statusCode: 400, message: invalidRequest(validation).message }),
  );
  app.post('/echo', { schema: { body: schema } }, async ({ body }) => body);
  const answer = await app.inject({ method: 'POST', url: '/echo', payload });
  await app.close();
  return answer.json();
};

test.each([
  [{ typed: '\u200bSL\u2011F100\u00a0' }, { typed: 'SL-F100' }],
  [{ prose: 'O\u2019Brien\u200b  ' }, { prose: 'O\u2019Brien' }],
  [{ lines: 'Gate code 5½″\u0000\nring' }, { lines: 'Gate code 5½″\nring' }],
  [{ code: 'ＫＢ１２３' }, { code: 'KB123' }],
  [{ code: 'КВ123' }, { code: 'KB123' }],
  [{ code: ' save 10' }, { code: 'save 10' }],
  [{ digits: '123-456' }, { digits: '123456' }],
  [{ digits: '123\u00a0456' }, { digits: '123456' }],
  [{ digits: '１２３４' }, { digits: '1234' }],
  [{ phone: '+61 (0)412 345 678' }, { phone: '61412345678' }],
  [{ phone: '(03) 9555 0123 ext 12' }, { phone: '0395550123' }],
  [{ email: ' robin@example.com\u200b' }, { email: ' robin@example.com\u200b' }],
  [{ secret: ' Ｐ\u200bass ' }, { secret: ' Ｐ\u200bass ' }],
  [{ issued: 'tok-ＥＮ' }, { issued: 'tok-ＥＮ' }],
  [
    { rows: [{ partNo: 'FO1003\u200b' }, { partNo: 'ЖA1593' }] },
    { rows: [{ partNo: 'FO1003' }, { partNo: 'ЖA1593' }] },
  ],
  [{ either: ['Ｏil', 'b\u200b'] }, { either: ['Oil', 'b'] }],
  [{ either: 'Ｏil' }, { either: 'Oil' }],
])('%j is read as %j', async (sent, read) => expect(await echo(sent)).toEqual(read));

test.each([
  [{ code: 'KØB123' }, 'code has the sign “Ø”, which is no letter A–Z or digit 0–9.'],
  [{ code: 'KB12٣' }, 'code has the sign “٣”, which is no letter A–Z or digit 0–9.'],
  [{ code: '\u200b' }, 'code is empty.'],
  [{ typed: 'a\nb' }, 'typed has characters that do not belong here.'],
  [{ digits: '12a4' }, 'digits has characters that do not belong here.'],
  [{ phone: '02 9555 0142 / 0412 555 014' }, 'phone has more than 11 characters.'],
])('%j is refused: %s', async (sent, message) => expect(await echo(sent)).toMatchObject({ statusCode: 400, message }));

test('a length counts what is left after reading', async () => {
  expect(await echo({ typed: `${'a'.repeat(20)}\u200b\u200b` })).toEqual({ typed: 'a'.repeat(20) });
});

test.each([
  ['voucher/validate-voucher', calls['voucher/validate-voucher'].schema.body.properties.voucherCode, 'code'],
  ['SearchByRego', operations['api/Vehicle/SearchByRego'].data.properties.value, 'code'],
  ['searchall', operations['api/products/searchall'].data.properties.partNo, 'typed'],
])('%s reads its number by its rule', (_, schema, reading) => expect(schema).toMatchObject({ 'x-reading': reading }));
