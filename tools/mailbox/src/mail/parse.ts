import { createReadStream } from 'node:fs';
import { type ParsedMail, simpleParser } from 'mailparser';

/** Reads a message file as it was sent: no text made up from HTML's absence, no pictures put into the HTML. */
export const parseFile = (path: string): Promise<ParsedMail> =>
  simpleParser(createReadStream(path), { skipTextToHtml: true, skipImageLinks: true });
