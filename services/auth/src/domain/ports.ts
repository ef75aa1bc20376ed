import type { Clock } from '@southline/kernel/clock';
import type { Purpose } from '@southline/kernel/mailed-links';
import type { SecurityLog } from '@southline/kernel/security-event';
import type { TimelineFacts } from '@southline/kernel/timeline';
import type { AccountJob } from './account-job.ts';
import type { MailedSecrets } from './mailed-secrets.ts';
import type { Member } from './member.ts';
import type { MemberEvent } from './member-event.ts';
import type { OneTimeRequest } from './one-time-request.ts';
import type { Challenge, Passkey } from './second-factor.ts';
import type { Pauses, SignInLimits } from './throttle.ts';

/** All changes of one decision, made in one transaction. */
export interface Change {
  /** The next state; its version is the version that was read. */
  readonly member: Member;
  readonly isNew?: boolean;
  readonly events?: readonly MemberEvent[];
  /** Replaces the member's request of the same purpose; a restore link only the one of the same address. */
  readonly request?: OneTimeRequest;
  /** The request whose token this change uses up. */
  readonly consumed?: OneTimeRequest;
  /** The challenge of a second factor that this change answers. */
  readonly answered?: Challenge;
  /** Ends the member's open requests with these purposes. */
  readonly ended?: readonly Purpose[];
  /** Ends all open requests of the member, including restore links. */
  readonly allEnded?: boolean;
  /** Invalidates this restore link and those of later addresses. */
  readonly endedReturns?: OneTimeRequest | undefined;
  /** A job to queue. */
  readonly job?: AccountJob;
  /** The job that caused this change. */
  readonly finishedJob?: string;
  readonly staffChange?: StaffChange;
  /** The action of a staff member on another account, for the journal. */
  readonly acted?: Acted;
  /** This change may remove an administrator. It is refused if none would remain. */
  readonly losesAdministrator?: boolean;
}

export interface Acted {
  readonly action:
    | 'second-factor-reset'
    | 'staff-invited'
    | 'staff-role-changed'
    | 'administrator-proposed'
    | 'administrator-declined'
    | 'staff-sessions-ended'
    | 'staff-disabled'
    | 'staff-enabled';
  /** Membership number. */
  readonly record: string;
  readonly reason: string;
  readonly before?: TimelineFacts;
  readonly after?: TimelineFacts;
}

/** A record of a change of a staff account: who, what and when. */
export interface StaffChange {
  readonly action:
    | 'created'
    | 'invited'
    | 'disabled'
    | 'enabled'
    | 'type-changed'
    | 'proposed'
    | 'declined'
    | 'sessions-ended'
    | 'password-set'
    | 'second-factor-reset';
  readonly by: string;
  readonly userType: string;
}

export interface LoggedChange extends StaffChange {
  readonly membershipNo: string;
  readonly at: Date;
}

/**
 * `stale`: the member has changed in the meantime; read it again. `taken`: another account has the address. `spent`: the
 * token was used or replaced, or the job has already finished. `last-administrator`: none would remain.
 */
export type Committed = 'done' | 'stale' | 'taken' | 'spent' | 'last-administrator';

export interface Accounts {
  find(membershipNo: string): Promise<Member | undefined>;
  findByEmail(email: string): Promise<Member | undefined>;
  /** Names by membership number, without unknown numbers and closed accounts. */
  names(membershipNos: readonly string[]): Promise<Record<string, string>>;
  /** All accounts of staff, by address. */
  staff(): Promise<Member[]>;
  /** All accounts with an authenticator app. */
  withTotp(): Promise<Member[]>;
  commit(change: Change, now: Date): Promise<Committed>;
  /** Notes that a known device was seen. */
  seen(membershipNo: string, deviceHash: string, now: Date): Promise<void>;
  addJob(job: AccountJob): Promise<void>;
  /** Ends a job that has nothing to change. */
  finishJob(jobId: string): Promise<void>;
  /** Removes an account that was never verified; returns whether there was one. */
  removeUnverified(email: string): Promise<boolean>;
  /** Marks the oldest staff change that is not in the security log yet, and returns it. */
  takeUnloggedChange(): Promise<LoggedChange | undefined>;
  /** Removes accounts whose time to be verified is over; returns how many. */
  removeLapsed(now: Date): Promise<number>;
}

export interface Requests {
  byTokenHash(tokenHash: string): Promise<OneTimeRequest | undefined>;
  byId(requestId: string): Promise<OneTimeRequest | undefined>;
  /** The restore link of a member's former address. */
  returnTo(membershipNo: string, email: string): Promise<OneTimeRequest | undefined>;
  /**
   * Tries a temporary password at its reset. A wrong one uses up a try, the right one does not; undefined if no try is left.
   */
  tryTemporary(tokenHash: string, temporaryHash: string): Promise<OneTimeRequest | undefined>;
  end(request: OneTimeRequest): Promise<void>;
}

/** All times come from the database's clock. The clocks of processes differ, and a caller's own time is old after a wait. */
export interface Throttle {
  /** Counts a try before it is made, so that concurrent tries count too. Throws too_many_attempts while the key must wait. */
  take(limit: string, key: string, pauses: Pauses): Promise<void>;
  /** Takes back a try that was not made, or that succeeded for a key whose other failures stay counted. */
  giveBack(limit: string, key: string): Promise<void>;
  forget(limit: string, key: string): Promise<void>;
  /** Counts a use. Returns the remaining time of the window if the limit is exceeded, 0 otherwise. */
  countWithin(limit: string, key: string, most: number, windowMs: number): Promise<number>;
  /** The remaining time of a window that this process knows to be used up, 0 otherwise; reads only memory. */
  usedUpFor(limit: string, key: string): number;
  /** Undoes the count of a use. */
  uncount(limit: string, key: string, windowMs: number): Promise<void>;
}

/** Challenges for a second factor. */
export interface Challenges {
  add(challenge: Challenge): Promise<void>;
  byTokenHash(tokenHash: string): Promise<Challenge | undefined>;
}

/** Codes of authenticator apps (RFC 6238). Secrets are encrypted for one account. */
export interface Totps {
  create(member: Pick<Member, 'membershipNo' | 'email'>): {
    readonly sealed: string;
    /** Base32. */
    readonly secret: string;
    /** otpauth:// */
    readonly uri: string;
  };
  /** The time step of a correct code; undefined for a wrong one. The previous and the next step are accepted too. */
  stepOf(sealed: string, membershipNo: string, code: string, now: Date): number | undefined;
  /** The secret, encrypted with the current key; undefined if it already is. */
  resealed(sealed: string, membershipNo: string): string | undefined;
}

/** Options for the browser, in JSON, and the nonce that its answer must sign. */
export interface PasskeyQuestion {
  readonly options: string;
  readonly nonce: string;
}

/** Passkeys (WebAuthn). Answers are JSON from the browser; undefined: the answer is wrong. */
export interface Passkeys {
  create(member: Member): Promise<PasskeyQuestion>;
  created(
    answer: string,
    nonce: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined>;
  ask(passkeys: readonly Passkey[]): Promise<PasskeyQuestion>;
  used(
    answer: string,
    nonce: string,
    passkeys: readonly Passkey[],
  ): Promise<Pick<Passkey, 'id' | 'counter'> | undefined>;
}

/** The priority classes of the queue; lower numbers go first. */
export const priority = { knownDevice: 0, quietAddress: 1, anybody: 2 } as const;
export type Priority = (typeof priority)[keyof typeof priority];

/**
 * Hashing is the most expensive work of this service: the number of hashes at the same time is limited, and waiting requests
 * are served by class.
 */
export interface HashQueue {
  /** Waits for a place in the queue. Throws too_many_attempts if the queue is full. */
  run<T>(priority: Priority, work: () => Promise<T>): Promise<T>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash, hashes a dummy so that the call takes the same time. `outdated`: the hash has old parameters. */
  verify(hash: string | undefined, password: string): Promise<{ readonly right: boolean; readonly outdated: boolean }>;
  isCommon(text: string): boolean;
}

/** Network addresses with recent failures, as seen by this process. They affect only the order in the queue. */
export interface FailingAddresses {
  has(clientAddress: string, now: Date): boolean;
  add(clientAddress: string, now: Date): void;
}

export interface Limits {
  readonly signIn: SignInLimits;
  readonly signUpsPerAddress: number;
  readonly resetsPerAddress: number;
  readonly mailsPerEmail: number;
  readonly emailChangesPerMember: number;
}

export interface Observer {
  request(kind: string): void;
}

export interface Ports {
  readonly accounts: Accounts;
  readonly requests: Requests;
  readonly throttle: Throttle;
  readonly passwords: Passwords;
  readonly hashQueue: HashQueue;
  readonly failingAddresses: FailingAddresses;
  readonly secrets: MailedSecrets;
  readonly challenges: Challenges;
  readonly totps: Totps;
  readonly passkeys: Passkeys;
  readonly numbers: { next(): Promise<string> };
  readonly clock: Clock;
  readonly ids: { next(): string; secret(): string };
  readonly limits: Limits;
  readonly observer: Observer;
  readonly securityLog: SecurityLog;
  /** Keyed hash of an e-mail address, for the security log. */
  readonly emailHash: (email: string) => string;
  /** Wakes the worker of jobs. */
  readonly wakeWorker: () => void;
}
