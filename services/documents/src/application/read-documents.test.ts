import { expect, test } from 'vitest';
import type { Papers } from '../domain/ports.ts';
import { readDocuments } from './find-document.ts';

const ids = Array.from({ length: 30 }, (_, at) => `document-${at}`);
const papersOf = (bytes: number) =>
  ({ read: async (id) => ({ fileName: id, sha256: '', content: Buffer.alloc(bytes) }) }) as Pick<Papers, 'read'>;

test.each([
  [400_000, 3],
  [2_000_000, 1],
  [30_000, 20],
  [0, 20],
])('of thirty documents of %i bytes, an answer has the first %i', async (bytes, count) => {
  const found = await readDocuments(papersOf(bytes))(ids);
  expect(found.map((paper) => paper?.fileName)).toEqual(ids.slice(0, count));
});
