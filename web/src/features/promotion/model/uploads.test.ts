import { expect, test } from 'vitest';
import { changeUploads, isFull, isSending, readyNames, type Upload } from './uploads.ts';

type Change = Parameters<typeof changeUploads>[1];
const after = (...changes: Change[]) => changes.reduce(changeUploads, [] as readonly Upload[]);
const started = (id: string): Change => ({ kind: 'started', id, name: `${id}.pdf` });

test('three files fill the list, whether they are under way or there', () => {
  const two = [started('a'), { kind: 'ready', id: 'a', fileName: 'stored' }, started('b')] as const;
  expect(isFull(after(...two))).toBe(false);
  expect(isFull(after(...two, started('c')))).toBe(true);
  expect(isSending(after(...two))).toBe(true);
});

test('a refused file takes no place and goes when the next one is chosen', () => {
  const refused = after(started('a'), { kind: 'failed', id: 'a', name: 'a.pdf', failure: 'tooLarge' });
  expect([isFull(refused), readyNames(refused)]).toEqual([false, []]);
  expect(changeUploads(refused, started('b')).map(({ id }) => id)).toEqual(['b']);
});

test('a file refused before sending is listed with its reason', () => {
  const [file] = after({ kind: 'failed', id: 'a', name: 'a.svg', failure: 'wrongType' });
  expect(file).toMatchObject({ state: 'failed', failure: 'wrongType' });
});

test('progress of a file that was removed changes nothing', () => {
  const list = after(started('a'), { kind: 'removed', id: 'a' }, { kind: 'progress', id: 'a', share: 0.5 });
  expect(list).toEqual([]);
});

test('the entry sends the server’s file names', () => {
  const list = after(started('a'), { kind: 'ready', id: 'a', fileName: 'x1' }, started('b'));
  expect(readyNames(list)).toEqual(['x1']);
});
