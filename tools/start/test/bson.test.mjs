import { expect, test } from 'vitest';
import { decode, encode } from '../servers/mongo-wire.mjs';

test('what is written can be read again', () => {
  const document = { replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: '127.0.0.1:27117' }] }, n: -7 };
  expect(decode(encode(document))).toEqual(document);
});

test('values that are of no use here are passed over', () => {
  // {at: <date>, ok: 1.0, primary: true, id: <object id>, none: null}
  const at = [0x09, ...Buffer.from('at\0'), 1, 2, 3, 4, 5, 6, 7, 8];
  const ok = [0x01, ...Buffer.from('ok\0'), 0, 0, 0, 0, 0, 0, 0xf0, 0x3f];
  const primary = [0x08, ...Buffer.from('primary\0'), 1];
  const id = [0x07, ...Buffer.from('id\0'), ...Buffer.alloc(12)];
  const none = [0x0a, ...Buffer.from('none\0')];
  const body = [...at, ...ok, ...primary, ...id, ...none, 0];
  const size = Buffer.alloc(4);
  size.writeInt32LE(body.length + 4);
  expect(decode(Buffer.concat([size, Buffer.from(body)]))).toEqual({ ok: 1, primary: true });
});
