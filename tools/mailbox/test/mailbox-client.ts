import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

export const environment = async () => ({
  MAILBOX_SMTP_PORT: '0',
  MAILBOX_HTTP_PORT: '0',
  MAILBOX_DATA: await mkdtemp(join(tmpdir(), 'mailbox-')),
});

type Json = Record<string, unknown>;

export const clientOf = (origin: string, smtpPort: number) => {
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${origin}${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  return {
    call,
    get: async (path: string) => (await (await call('GET', path)).json()) as Json,
    send: (mail: SendMailOptions) =>
      createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true }).sendMail({
        from: 'Parts Shop <shop@example.test>',
        to: 'buyer@example.test',
        text: 'Thank you.',
        ...mail,
      }),
    subjects: async (query: string) => {
      const path = `/api/v1/search?limit=10000&query=${encodeURIComponent(query)}`;
      const { messages } = (await (await call('GET', path)).json()) as { messages: { Subject: string }[] };
      return messages.map(({ Subject }) => Subject);
    },
  };
};
