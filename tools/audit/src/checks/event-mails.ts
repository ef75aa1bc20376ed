import { type Finding, finding } from '../finding.ts';
import type { EventMail, WantedMail } from '../sources/event-mails.ts';
import type { Mail } from '../sources/mailbox.ts';

/** Time between the publication of an event and the queueing of its mails. */
const handlingMs = 2 * 60_000;

export interface Mailing {
  readonly wanted: readonly WantedMail[];
  readonly mails: readonly EventMail[];
  /** Keys of mails that wait. */
  readonly queued: ReadonlySet<string>;
  /** Undefined if the audit has no mailbox to read. */
  readonly delivered?: readonly Mail[] | undefined;
}

/**
 * Every event leads to one mail. Exceptions: a mail whose link expires before it is sent is dropped, and a mail server may
 * refuse an invented address. A mail that arrives twice under one Message-ID is counted separately, as for confirmations.
 */
export const eventsWereMailed = (
  name: string,
  { wanted, mails, queued, delivered }: Mailing,
  now: Date,
): Finding & { repeated: number } => {
  const found = finding(name);
  const bare = (id: string) => id.replace(/[<>]/g, '');
  const byKey = new Map(mails.map((mail) => [mail._id, mail]));
  const copies = new Map<string, number>();
  for (const { MessageID } of delivered ?? []) copies.set(bare(MessageID), (copies.get(bare(MessageID)) ?? 0) + 1);
  let repeated = 0;
  for (const { key, sentAt } of wanted) {
    const mail = byKey.get(key);
    const onItsWay = queued.has(key) || sentAt.getTime() > now.getTime() - handlingMs;
    if (onItsWay && mail?.state !== 'sent') found.wait();
    else found.expect(mail !== undefined && mail.state !== 'sending', `${key}: no mail`);
    if (!delivered || mail?.state !== 'sent') continue;
    const count = copies.get(bare(mail.messageId)) ?? 0;
    found.expect(count > 0, `${key}: is not in the mailbox`);
    repeated += Math.max(0, count - 1);
  }
  return { ...found.result(), repeated };
};
