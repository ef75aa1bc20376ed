import { eventually } from '@southline/testkit';
import { Connection } from './http.ts';

export interface MailSummary {
  readonly ID: string;
  readonly Subject: string;
  readonly MessageID: string;
  readonly To: readonly { readonly Address: string }[];
}

export interface Mail extends MailSummary {
  readonly Text: string;
  readonly HTML: string;
  readonly Attachments: readonly {
    readonly PartID: string;
    readonly FileName: string;
    readonly ContentType: string;
    readonly Size: number;
  }[];
}

const json = async <T>(url: string): Promise<T> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.json()) as T;
};

/** The mails to an address that are there now. */
export const mailsNow = async (mailbox: string, address: string): Promise<MailSummary[]> => {
  const query = encodeURIComponent(`to:${address}`);
  const { messages } = await json<{ messages: MailSummary[] }>(`${mailbox}/api/v1/search?query=${query}`);
  // The search also finds the address inside longer ones.
  return messages.filter(({ To }) => To.some(({ Address }) => Address === address));
};

/** Waits for the mails to an address; returns them whole. */
export const mailsTo = async (mailbox: string, address: string, count = 1): Promise<Mail[]> => {
  const found = await eventually(
    async () => {
      const exact = await mailsNow(mailbox, address);
      if (exact.length < count) throw new Error(`${exact.length} of ${count} mails to ${address}`);
      return exact;
    },
    { intervalMs: 250 },
  );
  return Promise.all(found.map(({ ID }) => json<Mail>(`${mailbox}/api/v1/message/${ID}`)));
};

/**
 * Throws if an address gets a mail. Mails go out in the order in which they were queued, so an enquiry is sent now; when the desk
 * has its mail, an earlier mail to this address would be there too.
 */
export const expectNoMail = async (
  { web, mailbox }: { web: string; mailbox: string },
  address: string,
): Promise<void> => {
  const marker = `marker-${address}`;
  const enquiry = {
    name: 'Marker',
    phone: '0412345678',
    email: marker,
    comment: 'Sent after the mail that must not come.',
  };
  const { body } = await new Connection(web).post('Contactus/submit-contactus', enquiry);
  if (!body.status) throw new Error(`The enquiry was refused: ${body.message}`);
  await eventually(async () => (await mailsFrom(mailbox, marker, 'enquiries@southline.example')).length > 0, {
    intervalMs: 250,
  });
  const mails = await mailsTo(mailbox, address, 0);
  if (mails.length > 0) throw new Error(`${address} got a mail: ${mails[0]?.Subject}`);
};

/** The mails to a desk whose Reply-To is this visitor's address. */
export const mailsFrom = async (mailbox: string, visitor: string, desk: string): Promise<MailSummary[]> => {
  const query = encodeURIComponent(`to:${desk} reply-to:${visitor}`);
  const { messages } = await json<{ messages: MailSummary[] }>(`${mailbox}/api/v1/search?query=${query}`);
  return messages;
};

export const attachment = async (mailbox: string, mail: Mail, partId: string): Promise<Buffer> => {
  const response = await fetch(`${mailbox}/api/v1/message/${mail.ID}/part/${partId}`);
  return Buffer.from(await response.arrayBuffer());
};

/** Has the mail server refuse the next mail to an address for good. */
export const refuseMail = async (mailbox: string, address: string): Promise<void> => {
  const answer = await fetch(`${mailbox}/mailbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'reject-permanently', count: 1, match: address }),
  });
  if (!answer.ok) throw new Error(`the mailbox answers ${answer.status}`);
};
