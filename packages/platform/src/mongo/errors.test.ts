import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';
import { expect, test } from 'vitest';
import { isTransientMongo } from './errors.ts';

const lost = new MongoNetworkError('connection 4 to 127.0.0.1:27017 closed');
const labelled = new MongoError('lost a race');
labelled.addErrorLabel('TransientTransactionError');
// The driver wraps the error of a bulk write in this type.
const many = (error: MongoError) => Reflect.construct(MongoBulkWriteError, [error, {}]);

test.each([
  ['a lost connection', lost, true],
  ['a lost connection while many writes were sent', many(lost), true],
  ['a server that nobody finds', Reflect.construct(MongoServerSelectionError, ['timed out', {}]), true],
  ['a transaction that lost a race', labelled, true],
  ['a transaction that took too long', new MongoServerError({ code: 290, message: 'exceeded its lifetime' }), true],
  ['a server that is no primary', new MongoServerError({ code: 10_107, message: 'not primary' }), true],
  ['a server that starts', new MongoServerError({ code: 13_436, message: 'not primary or secondary' }), true],
  ['a key that is there already', new MongoServerError({ code: 11_000, message: 'duplicate key' }), false],
  ['such a key among many writes', many(new MongoServerError({ code: 11_000, message: 'duplicate key' })), false],
  ['a mistake of ours', new TypeError('x is undefined'), false],
])('%s', (_, error, passes) => {
  expect(isTransientMongo(error)).toBe(passes);
});
