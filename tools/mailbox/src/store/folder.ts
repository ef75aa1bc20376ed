import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Summary } from '../mail/summary.ts';

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

  /** After this the message survives a crash of the process. Synchronous, because threads would cost more than the writes. */
  add(message: Buffer, summary: Summary): void {
    const draft = join(this.path, `${summary.ID}.json.part`);
    writeFileSync(this.source(summary.ID), message, { mode: 0o600 });
    writeFileSync(draft, JSON.stringify(summary), { mode: 0o600 });
    renameSync(draft, join(this.path, `${summary.ID}.json`));
  }

  /** The summary is removed first: a crash between the two leaves only a file that the next start removes. */
  async remove(id: string): Promise<void> {
    await rm(join(this.path, `${id}.json`), { force: true });
    await rm(this.source(id), { force: true });
  }
}
