import type { SendMailOptions } from 'nodemailer';
import { encode as toBase64, wrap as wrapBase64 } from 'nodemailer/lib/base64';
import MailComposer from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import { encode as toQuoted, wrap as wrapQuoted } from 'nodemailer/lib/qp';

const lineEnd = '\r\n';

const bodyOf = (part: MimeNode): string => {
  const { content = '' } = part;
  if (typeof content !== 'string' && !Buffer.isBuffer(content))
    throw new Error('A part of a mail is no text and no bytes.');
  const encoding = part.getTransferEncoding();
  if (encoding === 'base64') return wrapBase64(toBase64(content));
  return encoding === 'quoted-printable' ? wrapQuoted(toQuoted(content)) : content.toString();
};

const textOf = (part: MimeNode): string => {
  const head = part.buildHeaders() + lineEnd + lineEnd;
  if (!part.multipart) return head + bodyOf(part);
  const children = part.childNodes.map((child) => `--${part.boundary}${lineEnd}${textOf(child)}${lineEnd}`);
  return `${head}${children.join('')}--${part.boundary}--${lineEnd}`;
};

/**
 * The mail as one text, byte for byte as the library would send it. The library itself sends it through a dozen streams, in
 * many small packets.
 */
export const wholeMessage = (mail: SendMailOptions): SendMailOptions => {
  const message = new MailComposer(mail).compile();
  return { envelope: message.getEnvelope(), raw: Buffer.from(textOf(message)) };
};
