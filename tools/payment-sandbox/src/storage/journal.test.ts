import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JournalEntry } from '../domain/journal-entry.ts';
import { Journal } from './journal.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
});
afterEach(() => rm(folder, { recursive: true }));

const entry = (seq: number): JournalEntry => ({
  seq,
  at: '2026-01-10T10:00:00.000Z',
  type: 'post-repeated',
  accessCode: 'ü',
});
const written = async (...entries: JournalEntry[]) => {
  const journal = await Journal.open(folder);
  for (const each of entries) journal.append(each);
  await journal.durable();
  return journal;
};
const reopened = async () => {
  const journal = await Journal.open(folder);
  await journal.close();
  return journal.entries;
};

describe('Journal', () => {
  it('has on disk what durable() has confirmed, in order', async () => {
    const journal = await written(entry(1), entry(2), entry(3));
    const lines = (await readFile(join(folder, 'journal.jsonl'), 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([entry(1), entry(2), entry(3)]);
    await journal.close();
  });

  it('reads its entries after a restart', async () => {
    await (await written(entry(1), entry(2))).close();
    expect(await reopened()).toEqual([entry(1), entry(2)]);
  });

  it('drops a line that a crash cut off and goes on after the last whole one', async () => {
    await (await written(entry(1))).close();
    await appendFile(join(folder, 'journal.jsonl'), '{"seq":2,"type":"capt');
    await (await written(entry(2))).close();
    expect(await reopened()).toEqual([entry(1), entry(2)]);
  });

  it('confirms nothing after a failed write', async () => {
    const journal = await written(entry(1));
    await journal.close(); // the file is gone for the next write
    journal.append(entry(2));
    await expect(journal.durable()).rejects.toThrow();
    await expect(journal.durable()).rejects.toThrow();
  });
});
