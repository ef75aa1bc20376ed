import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { attachedFiles, type Envelope, type Summary, summarize } from '../mail/summary.ts';
import { MailFolder } from './folder.ts';

/** Parses a message unchanged: no text is derived from HTML, and no pictures are embedded in the HTML. */
const parse = (message: Buffer): Promise<ParsedMail> =>
  simpleParser(message, { skipTextToHtml: true, skipImageLinks: true });

/** A row of the list needs the headers and the beginning of the text, which precede pictures and files. */
const summaryBytes = 8_192;

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

  /** Resolves when the message is stored. A message that is not a valid mail is refused and not stored. */
  async add(message: Buffer, envelope: Envelope): Promise<Summary> {
    const mail = await parse(message.subarray(0, summaryBytes));
    const facts = { ID: nextMessageId(), Created: new Date().toISOString(), Size: message.length };
    const summary = summarize(mail, envelope, { ...facts, Attachments: attachedFiles(message) });
    this.folder.add(message, summary);
    this.#messages.push(summary);
    return summary;
  }

  newestFirst = (): Summary[] => this.#messages.toReversed();
  find = (id: string): Summary | undefined =>
    id === 'latest' ? this.#messages.at(-1) : this.#messages.find((message) => message.ID === id);

  source = (summary: Summary): string => this.folder.source(summary.ID);
  parse = async (summary: Summary): Promise<ParsedMail> => parse(await readFile(this.source(summary)));

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
