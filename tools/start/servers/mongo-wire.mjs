// As much of MongoDB's wire protocol (OP_MSG) and BSON as it takes to set up a replica set before anything is installed.
import { exchange } from '../ports.mjs';

const cstring = (text) => Buffer.from(`${text}\0`);
const int32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};

const element = (key, value) => {
  if (Number.isInteger(value)) return [Buffer.from([0x10]), cstring(key), int32(value)];
  if (typeof value === 'string') {
    const text = cstring(value);
    return [Buffer.from([0x02]), cstring(key), int32(text.length), text];
  }
  return [Buffer.from([Array.isArray(value) ? 0x04 : 0x03]), cstring(key), encode(value)];
};

/** Integers, texts, lists and documents. */
export const encode = (document) => {
  const body = Buffer.concat(Object.entries(document).flatMap(([key, value]) => element(key, value)));
  return Buffer.concat([int32(body.length + 5), body, Buffer.from([0])]);
};

const fixed = { 7: 12, 9: 8, 17: 8, 19: 16 };

/** Numbers, booleans, texts, lists and documents; values of other types read as undefined. */
export const decode = (bytes, start = 0) => {
  const document = {};
  const end = start + bytes.readInt32LE(start) - 1;
  for (let at = start + 4; at < end; ) {
    const type = bytes[at];
    const nameEnd = bytes.indexOf(0, at + 1);
    const key = bytes.toString('utf8', at + 1, nameEnd);
    at = nameEnd + 1;
    if (type === 0x01) {
      document[key] = bytes.readDoubleLE(at);
      at += 8;
    } else if (type === 0x02) {
      const length = bytes.readInt32LE(at);
      document[key] = bytes.toString('utf8', at + 4, at + 3 + length);
      at += 4 + length;
    } else if (type === 0x03 || type === 0x04) {
      const child = decode(bytes, at);
      document[key] = type === 0x04 ? Object.values(child) : child;
      at += bytes.readInt32LE(at);
    } else if (type === 0x05) {
      at += 5 + bytes.readInt32LE(at);
    } else if (type === 0x08) {
      document[key] = bytes[at] === 1;
      at += 1;
    } else if (type === 0x10) {
      document[key] = bytes.readInt32LE(at);
      at += 4;
    } else if (type === 0x12) {
      document[key] = Number(bytes.readBigInt64LE(at));
      at += 8;
    } else if (type in fixed) {
      at += fixed[type];
    } else if (type !== 0x0a) {
      throw new Error(`BSON type ${type} of ${key} is not read here`);
    }
  }
  return document;
};

/** Runs one command on the admin database and answers its result, `ok: 0` included. */
export const command = async (port, document, host = '127.0.0.1') => {
  const body = Buffer.concat([int32(0), Buffer.from([0]), encode({ ...document, $db: 'admin' })]);
  const message = Buffer.concat([int32(16 + body.length), int32(1), int32(0), int32(2013), body]);
  const whole = (answer) => answer.length >= 4 && answer.length >= answer.readInt32LE(0);
  // After the header (16 bytes) come the flags (4) and the kind of the section (1).
  return decode(await exchange(host, port, message, whole), 21);
};
