import { createHash } from 'node:crypto';
import type { Attachment, ParsedMail } from 'mailparser';
import { addressesOf, isAttached, plainText, type Summary } from './summary.ts';

const hash = (algorithm: string, content: Buffer) => createHash(algorithm).update(content).digest('hex');

const partOf = (attachment: Attachment, index: number) => ({
  PartID: attachment.partId ?? String(index + 1),
  FileName: attachment.filename ?? '',
  ContentType: attachment.contentType,
  ContentID: (attachment.contentId ?? '').replace(/^<|>$/g, ''),
  Size: attachment.size,
  Checksums: {
    MD5: hash('md5', attachment.content),
    SHA1: hash('sha1', attachment.content),
    SHA256: hash('sha256', attachment.content),
  },
});

export type Part = ReturnType<typeof partOf>;

/** Answer of `GET /api/v1/message/{ID}`. */
export const contentOf = (mail: ParsedMail, summary: Summary) => {
  const parts = mail.attachments.map((attachment, index) => ({ attachment, part: partOf(attachment, index) }));
  const { ID, MessageID, From, To, Cc, Bcc, ReplyTo, Subject, Username, Tags, Size, Created } = summary;
  return {
    ID,
    MessageID,
    From,
    To,
    Cc,
    Bcc,
    ReplyTo,
    ReturnPath: addressesOf(mail.from)[0]?.Address ?? '',
    Subject,
    ListUnsubscribe: { Header: '', Links: [], Errors: '', HeaderPost: '' },
    Date: mail.date?.toISOString() ?? Created,
    Tags,
    Username,
    Text: plainText(mail),
    HTML: mail.html || '',
    Size,
    Inline: parts.filter(({ attachment }) => !isAttached(attachment)).map(({ part }) => part),
    Attachments: parts.filter(({ attachment }) => isAttached(attachment)).map(({ part }) => part),
  };
};

export type Content = ReturnType<typeof contentOf>;

/** The attached file behind a PartID. */
export const attachmentOf = (mail: ParsedMail, partId: string): Attachment | undefined =>
  mail.attachments.find((attachment, index) => (attachment.partId ?? String(index + 1)) === partId);

/** Header names as printed, each with its values in order. */
export const headersOf = (mail: ParsedMail): Record<string, string[]> => {
  const headers: Record<string, string[]> = {};
  for (const { line } of mail.headerLines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    const value = line
      .slice(colon + 1)
      .replace(/\r?\n\s+/g, ' ')
      .trim();
    headers[name] = [...(headers[name] ?? []), value];
  }
  return headers;
};
