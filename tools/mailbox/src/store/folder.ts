import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Summary } from '../mail/summary.ts';

const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
};

/**
 * The files of the mailbox: `<ID>.eml` as received, and `<ID>.json` with its summary. A message exists once its summary has
 * its final name; other leftovers of a crash are removed at the next start.
 */
export class MailFolder {
  private constructor(private readonly path: string) {}

  static async open(path: string): Promise<{ folder: MailFolder; summaries: Summary[] }> {
    await mkdir(path, { recursive: true });
    const names = await readdir(path);
    const kept = new Set(names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5)));
    const leftover = names.filter(
      (name) => name.endsWith('.part') || (name.endsWith('.eml') && !kept.has(name.slice(0, -4))),
    );
    await Promise.all(leftover.map((name) => rm(join(path, name))));
    const read = async (id: string) => JSON.parse(await readFile(join(path, `${id}.json`), 'utf8')) as Summary;
    const summaries: Summary[] = [];
    for (const id of [...kept].sort()) summaries.push(await read(id));
    return { folder: new MailFolder(path), summaries };
  }

  source = (id: string): string => join(this.path, `${id}.eml`);

  /** Writes an incoming message into a new file and returns its path; then call `commit` or `drop`. */
  async receive(message: AsyncIterable<Buffer>, name: string): Promise<string> {
    const path = join(this.path, `${name}.part`);
    try {
      await pipeline(message, createWriteStream(path, { mode: 0o600 }));
      await syncPath(path);
      return path;
    } catch (error) {
      await this.drop(path);
      throw error;
    }
  }

  /** After this the message survives a crash. */
  async commit(received: string, summary: Summary): Promise<void> {
    const draft = join(this.path, `${summary.ID}.json.part`);
    await rename(received, this.source(summary.ID));
    await writeFile(draft, JSON.stringify(summary), { mode: 0o600, flush: true });
    await rename(draft, join(this.path, `${summary.ID}.json`));
    await syncPath(this.path);
  }

  drop = (received: string): Promise<void> => rm(received, { force: true });

  /** The summary is removed first: a crash between the two leaves only a file that the next start removes. */
  async remove(id: string): Promise<void> {
    await rm(join(this.path, `${id}.json`), { force: true });
    await rm(this.source(id), { force: true });
  }
}
