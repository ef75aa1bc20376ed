import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createListLinks } from './list-links.ts';
import { createPaperLinks } from './paper-links.ts';

const key = randomBytes(32).toString('base64');
const day = 24 * 60 * 60_000;

test('a shared list can be opened for thirty days', () => {
  let now = 1_000_000;
  const links = createListLinks(key, () => now);
  const token = links.seal({ listId: 'l1', version: '' });
  now += 30 * day;
  expect(links.open(token)).toEqual({ listId: 'l1', version: '' });
  now += 1;
  expect(() => links.open(token)).toThrow('This link has expired, or the list is gone.');
});

test('the link of a list opens no document, and vice versa', () => {
  const [lists, papers] = [createListLinks(key), createPaperLinks(key)];
  expect(() => papers.open(lists.seal({ listId: 'l1', version: '' }))).toThrow('This link has expired.');
  expect(() => lists.open(papers.seal({ kind: 'stored', documentId: 'd1' }))).toThrow('This link has expired');
});
