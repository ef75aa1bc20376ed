import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { type Envelope, type Summary, summarize } from '../mail/summary.ts';
import { MailFolder } from './folder.ts';

/** Parses a message file unchanged: no text is derived from HTML, and no pictures are embedded in the HTML. */
const parseFile = (path: string): Promise<ParsedMail> =>
  simpleParser(createReadStream(path), { skipTextToHtml: true, skipImageLinks: true });

let last = 0;

/** 22 letters and digits that sort in the order in which they were given out. */
export const nextMessageId = (now: number = Date.now()): string => {
  last = Math.max(now, last + 1);
  return `${last.toString(36).padStart(10, '0')}${randomBytes(6).toString('hex')}`;
};

/** The mailbox: summaries in memory, messages on disk. */
export class MailStore {
  /** Oldest first, by ID. */
  #messages: Summary[];

  private constructor(
    private readonly folder: MailFolder,
    summaries: Summary[],
  ) {
    this.#messages = summaries;
  }

  static async open(path: string): Promise<MailStore> {
    const { folder, summaries } = await MailFolder.open(path);
    return new MailStore(folder, summaries);
  }

  /** Resolves when the message is on disk. A message that is not a valid mail is refused and not stored. */
  async add(message: AsyncIterable<Buffer>, envelope: Envelope): Promise<Summary> {
    const received = await this.folder.receive(message, randomUUID());
    try {
      const mail = await parseFile(received);
      const { size } = await stat(received);
      const facts = { ID: nextMessageId(), Created: new Date().toISOString(), Size: size };
      const summary = summarize(mail, envelope, facts);
      await this.folder.commit(received, summary);
      this.#insert(summary);
      return summary;
    } catch (error) {
      await this.folder.drop(received);
      throw error;
    }
  }

  #insert(summary: Summary): void {
    let place = this.#messages.length; // messages that arrive together may end in another order than they began
    while (place > 0 && (this.#messages[place - 1]?.ID ?? '') > summary.ID) place -= 1;
    this.#messages.splice(place, 0, summary);
  }

  newestFirst = (): Summary[] => this.#messages.toReversed();
  find = (id: string): Summary | undefined =>
    id === 'latest' ? this.#messages.at(-1) : this.#messages.find((message) => message.ID === id);

  source = (summary: Summary): string => this.folder.source(summary.ID);
  parse = (summary: Summary): Promise<ParsedMail> => parseFile(this.source(summary));

  /** Until the process ends. */
  markRead(id: string): void {
    this.#messages = this.#messages.map((message) => (message.ID === id ? { ...message, Read: true } : message));
  }

  /** Without ids, removes all. */
  async remove(ids: readonly string[]): Promise<void> {
    const doomed = new Set(ids.length > 0 ? ids : this.#messages.map(({ ID }) => ID));
    const removed = this.#messages.filter(({ ID }) => doomed.has(ID));
    this.#messages = this.#messages.filter(({ ID }) => !doomed.has(ID));
    for (const { ID } of removed) await this.folder.remove(ID);
  }
}
