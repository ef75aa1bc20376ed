import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { zipEntries } from './own-data.ts';

const piece = (file: string, content: string) => ({ file, content: Buffer.from(content) });

const filesOf = async (parts: AsyncIterable<ReturnType<typeof piece>>) => {
  const files: Record<string, string> = {};
  for await (const { name, input } of zipEntries(parts)) files[name] = await text(input);
  return files;
};

test('consecutive pieces form one file, in the order of the source', async () => {
  const parts = async function* () {
    yield* [piece('a.json', '[1'), piece('a.json', ']'), piece('b.pdf', 'pdf'), piece('c.json', '[]')];
  };
  expect(await filesOf(parts())).toEqual({ 'a.json': '[1]', 'b.pdf': 'pdf', 'c.json': '[]' });
});

test('one piece at a time is read from the source', async () => {
  let read = 0;
  const parts = async function* () {
    for (; read < 5; read += 1) yield piece('a.json', String(read));
  };
  const { value: entry } = await zipEntries(parts()).next();
  expect(read).toBe(0);
  await entry?.input[Symbol.asyncIterator]().next();
  expect(read).toBe(0);
});

test('a source that fails in the middle of a file fails the archive', async () => {
  const parts = async function* () {
    yield piece('a.json', '[');
    throw new Error('away');
  };
  await expect(filesOf(parts())).rejects.toThrow('away');
});

test('a reader that leaves ends the source', async () => {
  let ended = false;
  const parts = async function* () {
    try {
      yield piece('a.json', '[]');
      yield piece('b.json', '[]');
    } finally {
      ended = true;
    }
  };
  for await (const { name } of zipEntries(parts())) if (name === 'a.json') break;
  expect(ended).toBe(true);
});
