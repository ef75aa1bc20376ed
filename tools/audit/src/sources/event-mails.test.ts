import {
  addressVerified,
  authStaffActed,
  emailChanged,
  memberClosed,
  memberRegistered,
  secondFactorChanged,
} from '@southline/contracts/events';
import { Binary, type Db } from 'mongodb';
import { expect, it } from 'vitest';
import { readAccountMailsWanted } from './event-mails.ts';

const sentAt = new Date(0);
const row = (topic: string, value: Uint8Array) => ({ topic, value: new Binary(value), sentAt });
const databaseOf = (rows: readonly object[]) =>
  ({ collection: () => ({ find: () => ({ toArray: async () => rows }) }) }) as unknown as Db;

it('each event for the holder of an account wants a mail; what staff did and verified addresses want none', async () => {
  const encoded = <Event>(
    { message }: { message: { fromJSON(facts: object): Event; encode(event: Event): { finish(): Uint8Array } } },
    facts: object,
  ) => message.encode(message.fromJSON(facts)).finish();
  const wanted = await readAccountMailsWanted(
    databaseOf([
      row(memberRegistered.topic, encoded(memberRegistered, { requestId: 'r1' })),
      row(secondFactorChanged.topic, encoded(secondFactorChanged, { requestId: 'r2' })),
      row(memberClosed.topic, encoded(memberClosed, { requestId: 'r3' })),
      row(emailChanged.topic, encoded(emailChanged, { requestId: 'r4' })),
      row(emailChanged.topic, encoded(emailChanged, { requestId: 'r5', restored: true })),
      row(addressVerified.topic, encoded(addressVerified, { membershipNo: 'M1' })),
      row(authStaffActed.topic, encoded(authStaffActed, { actionId: 'a1', before: { state: 'Member' }, at: '2026' })),
    ]),
  );
  expect(wanted.map(({ key }) => key)).toEqual([
    'member-registered/r1',
    'second-factor-changed/r2',
    'account-closed/r3',
    'email-changed/r4',
    'email-restored/r5',
  ]);
});
