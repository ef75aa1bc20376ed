import type { Mongo } from '@southline/platform/mongo';
import type { AccountRequest } from '../domain/account-job.ts';
import type { Member } from '../domain/member.ts';
import type { OneTimeRequest, Purpose } from '../domain/one-time-request.ts';
import type { StaffChange } from '../domain/ports.ts';

export type MemberDocument = Omit<Member, 'membershipNo'> & { readonly _id: string };

/** `_id` by `requestKey`, so that a member has one request of each purpose. */
export type RequestDocument = OneTimeRequest & { readonly _id: string };

/** Failures of a key, which is kept as its keyed hash only. */
export interface FailureDocument {
  _id: string;
  failures: number;
  blockedUntil: Date;
  /** Whether the latest try was let through. */
  taken: boolean;
  /** Of the latest try: until the next one is let through; a long of the driver's. */
  waitMs: number;
  expiresAt: Date;
}

export interface UseDocument {
  _id: string;
  count: number;
  /** What was left of the window at the latest use. */
  waitMs: number;
  /** The window's end. */
  expiresAt: Date;
}

export interface StaffChangeDocument extends StaffChange {
  _id: string;
  membershipNo: string;
  at: Date;
}

/** Jobs of the kit; `payload` goes in the transaction that does what it asks for. */
export interface JobDocument {
  _id: string;
  payload?: AccountRequest;
  doneAt?: Date;
}

/** Each address that an account had has its own way back. */
export const requestKey = (membershipNo: string, purpose: Purpose, email: string): string =>
  purpose === 'email-return' ? `${membershipNo}/${purpose}/${email}` : `${membershipNo}/${purpose}`;

export const members = ({ db }: Mongo) => db.collection<MemberDocument>('members');
export const requests = ({ db }: Mongo) => db.collection<RequestDocument>('requests');
export const failures = ({ db }: Mongo) => db.collection<FailureDocument>('failures');
export const uses = ({ db }: Mongo) => db.collection<UseDocument>('uses');
export const staffChanges = ({ db }: Mongo) => db.collection<StaffChangeDocument>('staffChanges');
export const jobs = ({ db }: Mongo) => db.collection<JobDocument>('jobs');

/** The driver would write `undefined` as null. */
export const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
