import { createReadStream } from 'node:fs';
import { type ParsedMail, simpleParser } from 'mailparser';

/** Parses a message file unchanged: no text is derived from HTML, and no pictures are embedded in the HTML. */
export const parseFile = (path: string): Promise<ParsedMail> =>
  simpleParser(createReadStream(path), { skipTextToHtml: true, skipImageLinks: true });
