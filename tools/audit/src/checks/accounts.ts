import { normalizedAddress, readAddress } from '@southline/kernel/email';
import { endedLinkKeptMs, linkLifeMs, purposes } from '@southline/kernel/mailed-links';
import { type Finding, finding } from '../finding.ts';
import type { AccountRecord, FinishedJob, RequestRecord } from '../sources/accounts.ts';

const minute = 60_000;

/** MongoDB deletes expired records in a sweep once a minute, so a record may outlive its TTL for a while. */
const patienceMs = 10 * minute;

/** How long a mailed secret is valid, by its purpose. It has no entry for a purpose that auth does not know. */
const lifeMs = new Map<string, number>(purposes.map((purpose) => [purpose, linkLifeMs[purpose]]));

/** An address, in its normalised form, belongs to one account only. */
export const oneAccountPerAddress = (accounts: readonly AccountRecord[]): Finding => {
  const found = finding('one account per address');
  const holders = new Map<string, string>();
  for (const { _id, email } of accounts) {
    const holder = holders.get(email);
    found.expect(holder === undefined, `${_id} and ${holder} have one address`);
    if (email !== normalizedAddress(readAddress(email))) found.expect(false, `${_id}: the address is not in its form`);
    holders.set(email, _id);
  }
  return found.result();
};

/** Accounts are verified, or will be removed soon. */
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

/** A mailed secret is valid no longer than its purpose allows, and its record is deleted some time later. */
export const mailedSecretsEnd = (requests: readonly RequestRecord[], now: Date): Finding => {
  const found = finding('no mailed secret past its time');
  for (const { _id, purpose, createdAt, expiresAt } of requests) {
    const life = expiresAt.getTime() - createdAt.getTime();
    found.expect(life <= (lifeMs.get(purpose) ?? 0), `${_id}: lasts ${life / minute} minutes`);
    found.expect(expiresAt.getTime() > now.getTime() - endedLinkKeptMs - patienceMs, `${_id}: should be gone`);
  }
  return found.result();
};

/** The input of a job (addresses, password hashes) is deleted when the job is done. */
export const finishedJobsAreEmpty = (jobs: readonly FinishedJob[]): Finding => {
  const found = finding('finished account jobs keep nothing');
  for (const { _id, payload } of jobs) found.expect(payload === undefined, _id);
  return found.result();
};
