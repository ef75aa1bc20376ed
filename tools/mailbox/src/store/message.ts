import { type ParsedMail, simpleParser } from 'mailparser';
import { attachedFiles, type Summary, summarize } from '../mail/summary.ts';
import type { MailFolder } from './folder.ts';
import { createdAt } from './message-id.ts';

/** Parses a message unchanged: no text is derived from HTML, and no pictures are embedded in the HTML. */
const parse = (message: Buffer): Promise<ParsedMail> =>
  simpleParser(message, { skipTextToHtml: true, skipImageLinks: true });

/** A row of the list needs the headers and the beginning of the text, which precede pictures and files. */
const summaryBytes = 4_096;

/** A stored message. It is parsed when it is first asked for, because most messages of a load test never are. */
export class Message {
  #summary: Promise<Summary> | undefined;
  #read = false;

  constructor(
    readonly id: string,
    private readonly folder: MailFolder,
  ) {}

  get read(): boolean {
    return this.#read;
  }

  /** Until the process ends. */
  markRead(): void {
    this.#read = true;
  }

  /** As received. */
  source = (): Buffer => this.folder.read(this.id).message;

  parse = (): Promise<ParsedMail> => parse(this.source());

  /** Its row in the list. Parses the message once. */
  async summary(): Promise<Summary> {
    this.#summary ??= this.#summarize();
    return { ...(await this.#summary), Read: this.#read };
  }

  async #summarize(): Promise<Summary> {
    const { envelope, message } = this.folder.read(this.id);
    const facts = { ID: this.id, Created: createdAt(this.id).toISOString(), Size: message.length };
    const mail = await parse(message.subarray(0, summaryBytes));
    return summarize(mail, envelope, { ...facts, Attachments: attachedFiles(message) });
  }
}

/** One after the other, because each is parsed in memory. */
export const summariesOf = async (messages: readonly Message[]): Promise<Summary[]> => {
  const summaries: Summary[] = [];
  for (const message of messages) summaries.push(await message.summary());
  return summaries;
};
