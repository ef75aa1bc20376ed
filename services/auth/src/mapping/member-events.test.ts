import { PasswordChanged, PasswordChangeKind, SignedInOnNewDevice } from '@southline/contracts/events';
import { expect, test } from 'vitest';
import { toOutbox } from './member-events.ts';

const addressee = {
  membershipNo: 'M10000001',
  firstName: 'Jo',
  email: 'jo@shop.example',
  region: 'nz',
  language: 'zh',
};
const at = new Date('2026-03-01T02:03:04.000Z');

test('an event is keyed by its member, so that the member’s events stay in order', () => {
  const { topic, key, version } = toOutbox({ kind: 'member-registered', requestId: 'r', addressee }, 7, at);
  expect({ topic, key, version }).toEqual({
    topic: 'southline.auth.member-registered.v1',
    key: 'M10000001',
    version: 7,
  });
});

test('a change of password says how it came about', () => {
  const kinds = (['reset', 'change'] as const).map((by) => {
    const { value } = toOutbox({ kind: 'password-changed', requestId: 'r', addressee, by, at }, 1, at);
    return PasswordChanged.decode(value);
  });
  expect(kinds.map(({ kind }) => kind)).toEqual([
    PasswordChangeKind.PASSWORD_CHANGE_KIND_RESET,
    PasswordChangeKind.PASSWORD_CHANGE_KIND_CHANGED,
  ]);
  expect(kinds[0]).toMatchObject({ addressee, changedAt: '2026-03-01T02:03:04.000Z' });
});

test('a new device is named with its time', () => {
  const event = { kind: 'signed-in-on-new-device', requestId: 'r', addressee, deviceLabel: 'Firefox', at } as const;
  expect(SignedInOnNewDevice.decode(toOutbox(event, 1, at).value)).toEqual({
    requestId: 'r',
    addressee,
    deviceLabel: 'Firefox',
    signedInAt: '2026-03-01T02:03:04.000Z',
  });
});
