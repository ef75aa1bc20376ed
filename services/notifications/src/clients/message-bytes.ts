import { encode as base64, wrap as base64Lines } from 'nodemailer/lib/base64';
import MailComposer, { type Options } from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import { encode as quotedPrintable, wrap as quotedPrintableLines } from 'nodemailer/lib/qp';

/** Files in base64. The pictures of parts are the same in all mails, so each is encoded once. */
const encodedFiles = new WeakMap<Buffer, string>();

const inBase64 = (content: string | Buffer): string => {
  if (typeof content === 'string') return base64Lines(base64(content), 76);
  const known = encodedFiles.get(content) ?? base64Lines(base64(content), 76);
  encodedFiles.set(content, known);
  return known;
};

const bodyOf = (node: MimeNode): string => {
  const { content = '' } = node;
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) throw new Error('A mail has only its own contents.');
  switch (node.getTransferEncoding()) {
    case 'quoted-printable':
      return quotedPrintableLines(quotedPrintable(content), 76);
    case 'base64':
      return inBase64(content);
    default:
      return content.toString();
  }
};

const partsOf = (node: MimeNode): string => {
  const head = `${node.buildHeaders()}\r\n\r\n`;
  if (node.childNodes.length === 0) return head + bodyOf(node);
  const parts = node.childNodes.map((child) => `--${node.boundary}\r\n${partsOf(child)}\r\n`);
  return `${head}${parts.join('')}--${node.boundary}--\r\n`;
};

/**
 * A mail as its bytes, and the envelope for its server. nodemailer itself writes each part of a mail through several
 * streams, which costs more processor time than all other work for the mail.
 */
export const messageOf = (mail: Options) => {
  const node = new MailComposer(mail).compile();
  return { envelope: node.getEnvelope(), raw: Buffer.from(partsOf(node)) };
};
