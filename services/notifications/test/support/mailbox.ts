import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProcess } from '@southline/testkit/child-process';

const entry = new URL('../../../../tools/mailbox/src/main.ts', import.meta.url);

export interface MailSummary {
  readonly ID: string;
  readonly MessageID: string;
  readonly Subject: string;
  readonly To: readonly { readonly Address: string }[];
  readonly ReplyTo: readonly { readonly Address: string }[];
}

export interface MailContent extends MailSummary {
  readonly HTML: string;
  readonly Text: string;
  readonly Attachments: readonly { readonly FileName: string; readonly ContentType: string; readonly Size: number }[];
}

type Fault = { kind: 'reject-temporarily' | 'reject-permanently' | 'close-after-data'; count?: number; match: string };

/** A mailbox of this test file: the mails by recipient. */
export const startMailbox = async () => {
  const data = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const [smtpPort, httpPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${httpPort}`;
  const child = await startProcess(
    entry,
    {
      LOG_LEVEL: 'silent',
      MAILBOX_SMTP_PORT: String(smtpPort),
      MAILBOX_HTTP_PORT: String(httpPort),
      MAILBOX_DATA: data,
    },
    `${origin}/readyz`,
  );
  const json = async (path: string): Promise<unknown> => (await fetch(`${origin}${path}`)).json();
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    /** Oldest first. */
    async to(address: string): Promise<MailSummary[]> {
      const { messages } = (await json('/api/v1/messages?limit=1000')) as { messages: MailSummary[] };
      return messages.filter(({ To }) => To.some(({ Address }) => Address === address)).reverse();
    },
    read: async (mail: MailSummary) => (await json(`/api/v1/message/${mail.ID}`)) as MailContent,
    raw: async (mail: MailSummary) => (await fetch(`${origin}/api/v1/message/${mail.ID}/raw`)).text(),
    async fail(fault: Fault): Promise<void> {
      const body = JSON.stringify(fault);
      const answer = await fetch(`${origin}/mailbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (!answer.ok) throw new Error(`the mailbox answered ${answer.status}`);
    },
    async stop(): Promise<void> {
      await child.end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
};
