import { type FileHandle, mkdir, open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { JournalEntry } from '../domain/journal-entry.ts';

const fileName = 'journal.jsonl';

/**
 * Append-only JSONL file. Appending is synchronous; `durable()` resolves when everything appended before the call is on disk
 * (one fsync for all waiting calls). A failed write is final: every later `durable()` rejects, so that no answer is lost by a
 * restart.
 */
export class Journal {
  #waiting: string[] = [];
  #tail: Promise<void> = Promise.resolve();

  private constructor(
    private readonly file: FileHandle,
    readonly entries: readonly JournalEntry[],
  ) {}

  static async open(folder: string): Promise<Journal> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, fileName);
    const file = await open(path, 'a', 0o600);
    await syncFolder(folder);
    const text = await readFile(path, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1); // a line cut off by a crash was never answered for
    if (whole.length < text.length) await truncate(path, Buffer.byteLength(whole));
    const entries = whole
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as JournalEntry);
    return new Journal(file, entries);
  }

  append(entry: JournalEntry): void {
    this.#waiting.push(`${JSON.stringify(entry)}\n`);
    this.#tail = this.#tail.then(() => this.#flush());
    this.#tail.catch(() => undefined); // reported to those who call durable()
  }

  durable = (): Promise<void> => this.#tail;

  async close(): Promise<void> {
    await this.#tail.catch(() => undefined);
    await this.file.close();
  }

  async #flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const lines = this.#waiting.join('');
    this.#waiting = [];
    await this.file.appendFile(lines);
    await this.file.datasync();
  }
}

/** Makes the file's directory entry survive a crash of the machine. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
};
