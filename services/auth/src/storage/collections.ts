import { endedLinkKeptMs, type Purpose, purposes } from '@southline/kernel/mailed-links';
import { inbox, parked } from '@southline/platform/inbox';
import { jobs } from '@southline/platform/jobs';
import { leases } from '@southline/platform/lease';
import {
  counters,
  type DocumentOf,
  date,
  defineCollection,
  flag,
  number,
  oneOf,
  optional,
  present,
  shaped,
  text,
} from '@southline/platform/mongo';
import { outbox } from '@southline/platform/outbox';
import { type Device, type Proposal, userTypes } from '../domain/member.ts';
import type { OrderDefaults } from '../domain/order-defaults.ts';
import type { StaffChange } from '../domain/ports.ts';
import type { Profile } from '../domain/profile.ts';
import { challengePurposes, type SecondFactor } from '../domain/second-factor.ts';

/** Accounts by membership number. */
export const members = defineCollection(
  'members',
  {
    _id: text,
    userType: oneOf(userTypes),
    email: text,
    profile: shaped<Profile>(),
    orderDefaults: optional(shaped<OrderDefaults>()),
    passwordHash: String,
    credentialVersion: number,
    version: number,
    createdAt: date,
    verifiedAt: Date,
    provenAt: Date,
    unverifiedUntil: Date,
    disabledAt: Date,
    closedAt: Date,
    pendingEmail: String,
    devices: shaped<readonly Device[]>(),
    secondFactor: optional(shaped<SecondFactor>()),
    proposal: optional(shaped<Proposal>()),
    invitation: String,
    signUpDevice: String,
  },
  [
    { key: { 'secondFactor.totp.secret': 1 }, name: 'totp-secrets', where: { 'secondFactor.totp.secret': present } },
    { key: { email: 1 }, name: 'email', unique: true },
    { key: { userType: 1, email: 1 }, name: 'types' },
    { key: { unverifiedUntil: 1 }, name: 'lapsing', where: { unverifiedUntil: present } },
  ],
);
export type MemberDocument = DocumentOf<typeof members>;

/** `_id` by `requestKey`, so that a member has one request of each purpose. */
export const requests = defineCollection(
  'requests',
  {
    _id: text,
    requestId: text,
    purpose: oneOf(purposes),
    membershipNo: text,
    email: text,
    tokenHash: text,
    temporaryHash: String,
    triesLeft: number,
    leftAtVersion: Number,
    createdAt: date,
    expiresAt: date,
  },
  [
    { key: { tokenHash: 1 }, name: 'token', unique: true },
    { key: { requestId: 1 }, name: 'request-id', unique: true },
    { key: { expiresAt: 1 }, name: 'requests-end', expireAfterSeconds: endedLinkKeptMs / 1_000 },
  ],
);
export type RequestDocument = DocumentOf<typeof requests>;

/** Challenges for second factors, by the hash of their token. */
export const challenges = defineCollection(
  'challenges',
  {
    _id: text,
    purpose: oneOf(challengePurposes),
    membershipNo: text,
    credentialVersion: number,
    deviceHash: text,
    secret: String,
    nonce: String,
    expiresAt: date,
  },
  [{ key: { expiresAt: 1 }, name: 'challenges-end', expireAfterSeconds: 0 }],
);

/** Failed tries of a subject under a limit. The id is the keyed hash of both. */
export const failures = defineCollection(
  'failures',
  {
    _id: text,
    failures: number,
    blockedUntil: date,
    /** Whether the latest try was admitted. */
    taken: flag,
    /** Milliseconds from the latest try until the next one is admitted. The driver returns it as a long. */
    waitMs: number,
    expiresAt: date,
  },
  [{ key: { expiresAt: 1 }, name: 'failures-end', expireAfterSeconds: 0 }],
);

export const uses = defineCollection(
  'uses',
  {
    _id: text,
    count: number,
    /** The remaining time of the window at the latest use. */
    waitMs: number,
    /** The window's end. */
    expiresAt: date,
  },
  [{ key: { expiresAt: 1 }, name: 'uses-end', expireAfterSeconds: 0 }],
);

export const staffChanges = defineCollection(
  'staffChanges',
  {
    _id: text,
    membershipNo: text,
    at: date,
    action: shaped<StaffChange['action']>(),
    by: text,
    userType: text,
    /** Whether the security log has this change. */
    logged: Boolean,
  },
  [{ key: { membershipNo: 1, at: 1 }, name: 'changes-of-member' }],
);

export const requestKeysOf = (membershipNo: string) => ({ $gte: `${membershipNo}/`, $lt: `${membershipNo}0` });

/** Each earlier address of an account has its own restore link. */
export const requestKey = (membershipNo: string, purpose: Purpose, email: string): string =>
  purpose === 'email-return' ? `${membershipNo}/${purpose}/${email}` : `${membershipNo}/${purpose}`;

export const collections = [
  ...[members, requests, challenges, failures, uses, staffChanges, counters],
  ...[jobs, outbox, inbox, parked, leases],
];
