import { expect, test } from 'vitest';
import type { Orders, Papers, StoredPaper } from '../domain/ports.ts';
import { readDocument, readDocuments } from './find-document.ts';

const ids = Array.from({ length: 30 }, (_, at) => `document-${at}`);
const paper = (fileName: string, bytes: number): StoredPaper => ({
  fileName,
  sha256: '',
  content: Buffer.alloc(bytes),
});
const portsOf = (
  read: (id: string) => StoredPaper,
  deliveryNos: readonly (readonly [string, number])[] = [],
): { orders: Pick<Orders, 'deliveryNosOf'>; papers: Pick<Papers, 'read'> } => ({
  orders: { deliveryNosOf: async (orderIds) => new Map(deliveryNos.filter(([id]) => orderIds.includes(id))) },
  papers: { read: async (id) => read(id) },
});

test.each([
  [400_000, 3],
  [2_000_000, 1],
  [30_000, 20],
  [0, 20],
])('of thirty documents of %i bytes, an answer has the first %i', async (bytes, count) => {
  const found = await readDocuments(portsOf((id) => paper(id, bytes)))(ids);
  expect(found.map((each) => each?.fileName)).toEqual(ids.slice(0, count));
});

test('a document with an earlier address than the last change of its order is missing', async () => {
  const ports = portsOf(
    (id) => ({ ...paper(id, 1), shows: { orderId: id.slice(0, 1), deliveryNo: Number(id.slice(1)) } }),
    [
      ['a', 2],
      ['b', 1],
    ],
  );
  const read = await readDocuments(ports)(['a1', 'a2', 'b0', 'c0']);
  expect(read.map((each) => each?.fileName)).toEqual([undefined, 'a2', undefined, 'c0']);
  expect((await readDocument(ports)('a2')).fileName).toBe('a2');
  await expect(readDocument(ports)('a1')).rejects.toMatchObject({ code: 'NotFound' });
});
