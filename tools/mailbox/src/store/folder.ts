import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Envelope } from '../mail/summary.ts';

/** Begins the header that carries the envelope as JSON. */
const label = Buffer.from('X-Envelope: ');

/**
 * The files of the mailbox: `<ID>.eml` is a header with the SMTP envelope, then the message as received. A message exists once
 * its file has this name; other files are leftovers of a crash and are removed at the next start. All calls but the removal are
 * synchronous, because threads would cost more than the reads and writes.
 */
export class MailFolder {
  private constructor(private readonly path: string) {}

  static async open(path: string): Promise<{ folder: MailFolder; ids: string[] }> {
    await mkdir(path, { recursive: true });
    const names = await readdir(path);
    const leftover = names.filter((name) => !name.endsWith('.eml'));
    await Promise.all(leftover.map((name) => rm(join(path, name))));
    const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
    return { folder: new MailFolder(path), ids: ids.sort() };
  }

  #fileOf = (id: string): string => join(this.path, `${id}.eml`);

  /** After this the message survives a crash of the process. */
  add(id: string, message: readonly Buffer[], envelope: Envelope): void {
    const draft = join(this.path, `${id}.part`);
    writeFileSync(draft, Buffer.concat([label, Buffer.from(`${JSON.stringify(envelope)}\r\n`), ...message]), {
      mode: 0o600,
    });
    renameSync(draft, this.#fileOf(id));
  }

  /** A file that was copied into the folder has no envelope. */
  read(id: string): { envelope: Envelope; message: Buffer } {
    const file = readFileSync(this.#fileOf(id));
    if (!file.subarray(0, label.length).equals(label)) return { envelope: { from: '', to: [] }, message: file };
    const end = file.indexOf('\n') + 1;
    return { envelope: JSON.parse(file.toString('utf8', label.length, end)), message: file.subarray(end) };
  }

  remove = (id: string): Promise<void> => rm(this.#fileOf(id), { force: true });
}
