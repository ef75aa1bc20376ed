import { type Finding, finding } from '../finding.ts';
import type { AccountEvent, AccountMail, AccountRecord, FinishedJob, RequestRecord } from '../sources/accounts.ts';
import type { Mail } from '../sources/mailbox.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Rows with a time end by themselves; the store's own sweep comes once a minute. */
const patienceMs = 10 * minute;

const lifeMs: Readonly<Record<string, number>> = { verification: day, 'email-change': day, reset: 60 * minute };
/** Requests stay a week after their end, so that a late click is told that it is late. */
const keptMs = 7 * day;

/** An address, in its one form, belongs to one account. */
export const oneAccountPerAddress = (accounts: readonly AccountRecord[]): Finding => {
  const found = finding('one account per address');
  const holders = new Map<string, string>();
  for (const { _id, email } of accounts) {
    const holder = holders.get(email);
    found.expect(holder === undefined, `${_id} and ${holder} have one address`);
    if (email !== email.trim().normalize('NFC').toLowerCase())
      found.expect(false, `${_id}: the address is not in its form`);
    holders.set(email, _id);
  }
  return found.result();
};

/** Accounts are verified, or on their way to be removed. */
export const unverifiedAccountsEnd = (accounts: readonly AccountRecord[], now: Date): Finding => {
  const found = finding('unverified accounts end');
  for (const { _id, verifiedAt, unverifiedUntil } of accounts) {
    found.expect(
      (verifiedAt === undefined) === (unverifiedUntil !== undefined),
      `${_id}: verified and to be removed, or neither`,
    );
    if (!unverifiedUntil) continue;
    found.expect(unverifiedUntil.getTime() > now.getTime() - patienceMs, `${_id}: its time to be verified is over`);
  }
  return found.result();
};

/** Mailed secrets last an hour or a day, and what is kept of them goes a week later. */
export const mailedSecretsEnd = (requests: readonly RequestRecord[], now: Date): Finding => {
  const found = finding('no mailed secret past its time');
  for (const { _id, purpose, createdAt, expiresAt } of requests) {
    const life = expiresAt.getTime() - createdAt.getTime();
    found.expect(life <= (lifeMs[purpose] ?? 0), `${_id}: lasts ${life / minute} minutes`);
    found.expect(expiresAt.getTime() > now.getTime() - keptMs - patienceMs, `${_id}: should be gone`);
  }
  return found.result();
};

/** What a job was asked for (addresses, password hashes) goes with its work. */
export const finishedJobsAreEmpty = (jobs: readonly FinishedJob[]): Finding => {
  const found = finding('finished account jobs keep nothing');
  for (const { _id, payload } of jobs) found.expect(payload === undefined, _id);
  return found.result();
};

/** Between an event's leaving and its mail's being queued. */
const handlingMs = 2 * minute;

export interface AccountMailing {
  readonly events: readonly AccountEvent[];
  readonly mails: readonly AccountMail[];
  /** Keys of mails that wait. */
  readonly queued: ReadonlySet<string>;
  /** The mailbox, where there is one to look into. */
  readonly delivered?: readonly Mail[] | undefined;
}

/**
 * Everything that happened to an account is mailed about, once. A mail whose link is worth nothing when its turn comes is
 * dropped, and a server may refuse an address that somebody made up; the same mail twice under one Message-ID is counted
 * apart, as with confirmations.
 */
export const accountsWereMailed = (
  { events, mails, queued, delivered }: AccountMailing,
  now: Date,
): Finding & { repeated: number } => {
  const found = finding('one mail per event of an account');
  const bare = (id: string) => id.replace(/[<>]/g, '');
  const byKey = new Map(mails.map((mail) => [mail._id, mail]));
  const copies = new Map<string, number>();
  for (const { MessageID } of delivered ?? []) copies.set(bare(MessageID), (copies.get(bare(MessageID)) ?? 0) + 1);
  let repeated = 0;
  for (const { what, requestId, sentAt } of events) {
    const key = `${what}/${requestId}`;
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
