import { MemberRegistered, memberRegistered } from '@southline/contracts/events';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { createMembershipNumbers, skipMembershipNumbers } from '../src/storage/membership-numbers.ts';
import { announcedNumbers } from '../src/transport/kafka/announced-numbers.ts';
import { prepareAuth } from './support/bench.ts';

const auth = perFile(prepareAuth);

const announced = (membershipNo: string) => ({
  topic: memberRegistered.topic,
  key: membershipNo,
  value: Buffer.from(MemberRegistered.encode(MemberRegistered.fromPartial({ addressee: { membershipNo } })).finish()),
  headers: { 'event-id': membershipNo, 'occurred-at': new Date().toISOString(), 'aggregate-version': '1' },
});

test('after a restore a new member has no number that a lost member had', async () => {
  const { mongo, broker, publish } = auth;
  expect(await createMembershipNumbers(mongo).next()).toBe('M10000001');
  const since = new Date();
  // The copy has one block of numbers; since it was taken, a process has taken a second block.
  await publish([announced('M10000002'), announced('M10000061'), announced('of-another-kind')]);
  expect(await skipMembershipNumbers(mongo, await announcedNumbers(broker, since))).toBe(1_011);
  expect(await createMembershipNumbers(mongo).next()).toBe('M10001062');
});
