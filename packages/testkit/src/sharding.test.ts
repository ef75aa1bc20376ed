import { expect, test } from 'vitest';
import { untargeted } from './sharding.ts';

const find = (filter: object, service = 'documents') => untargeted(service, 'find', { find: 'papers', filter });

test.each([
  ['equality with the key', { _id: 'o1/invoice/1' }],
  ['several keys', { _id: { $in: ['o1/invoice/1', 'o2/invoice/1'] } }],
  ['the key among other fields', { $and: [{ _id: 'o1/invoice/1' }, { kind: 'invoice' }] }],
  ['the key in every branch', { $or: [{ _id: 'a' }, { _id: 'b' }] }],
  ['a listed scatter', { orderId: 'o1' }],
])('%s is allowed', (_, filter) => {
  expect(find(filter)).toEqual([]);
});

test.each([
  ['everything', {}, 'documents.papers: find by nothing reaches every shard'],
  ['a range of keys', { _id: { $gt: 'o1' } }, 'documents.papers: find by _id reaches every shard'],
  ['a pattern of keys', { _id: /^o1/ }, 'documents.papers: find by _id reaches every shard'],
  ['a branch without the key', { $or: [{ _id: 'a' }, { kind: 'x' }] }, 'documents.papers: find by _id, kind reaches'],
])('%s is not', (_, filter, text) => {
  expect(find(filter)).toEqual([expect.stringContaining(text)]);
});

test('each update of a command is looked at, and a scatter is allowed for its own commands alone', () => {
  const updates = [{ q: { _id: 'a' } }, { q: { invoiceNo: '1' } }];
  expect(untargeted('documents', 'update', { update: 'papers', updates })).toEqual([
    'documents.papers: update by invoiceNo reaches every shard',
  ]);
  expect(untargeted('documents', 'distinct', { distinct: 'papers', query: { orderId: 'o1' } })).toHaveLength(1);
});

test('collections of other services with the same name are not sharded', () => {
  expect(find({}, 'notifications')).toEqual([]);
});
