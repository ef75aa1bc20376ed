import { Transform, type TransformCallback } from 'node:stream';
import { isEmailAddress } from '@southline/kernel/email';
import { inSpan } from '@southline/platform/telemetry';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailServer } from '../domain/ports.ts';
import { MailError } from '../domain/retry.ts';

const connectMs = 5_000;
const answerMs = 10_000;

/**
 * Classifies a failure to send. A 5xx answer is permanent, unless it concerns our own sign-in. Other failures may be
 * temporary.
 */
export const mailError = (error: unknown): MailError => {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  const answer = typeof responseCode === 'number' ? responseCode : undefined;
  const permanent = answer !== undefined && answer >= 500 && code !== 'EAUTH';
  return new MailError(answer ? `The mail server answered ${answer}.` : `No mail server (${String(code)}).`, permanent);
};

/** Passes a message on as one chunk. nodemailer makes some twenty, and each would wake the mail server. */
class OneChunk extends Transform {
  readonly #parts: Buffer[] = [];
  override _transform(part: Buffer, _: BufferEncoding, done: TransformCallback) {
    this.#parts.push(part);
    done();
  }
  override _flush(done: TransformCallback) {
    done(null, Buffer.concat(this.#parts));
  }
}

/** A picture that the HTML of a mail shows by its `cid`. */
interface ShownPicture {
  readonly cid: string;
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * Connections to the mail server that stay open between mails, one for each mail that is sent at the same time, so that
 * a slow answer delays no other mail. `picturesOf`: the pictures that an HTML text shows.
 */
export const createSmtpClient = (
  url: string,
  from: string,
  picturesOf: (html: string) => readonly ShownPicture[],
  mostConnections: number,
): MailServer & { close(): void } => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostConnections,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    // Only the queue in the database repeats mails.
    maxRequeues: 0,
    // Mails have only our own contents: nodemailer reads no files and fetches no URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', ({ message }, done) => {
    message.transform(() => new OneChunk());
    done();
  });
  const send = (mail: SendMailOptions) =>
    inSpan('smtp send', { kind: 'client' }, async () => {
      try {
        return await transport.sendMail(mail);
      } catch (error) {
        throw mailError(error);
      }
    });
  return {
    async deliver({ to, replyTo, attachments, unsubscribe, ...mail }) {
      if (!isEmailAddress(to)) throw new MailError('The recipient is no address.', true);
      if (replyTo !== undefined && !isEmailAddress(replyTo))
        throw new MailError('Nobody could be answered there.', true);
      await send({
        ...mail,
        from,
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        attachments: [
          ...attachments.map(({ fileName, contentType, content }) => ({ filename: fileName, contentType, content })),
          ...picturesOf(mail.html),
        ],
      });
    },
    close: () => transport.close(),
  };
};
