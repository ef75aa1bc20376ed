import { expect, test } from 'vitest';
import { eventsWereMailed } from './event-mails.ts';

const now = new Date('2026-05-01T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const violations = ({ violations: found }: { violations: readonly string[] }) => found.length;

test('every event has its mail: waiting ones are under way, missing and lost ones violations', () => {
  const mail = (state: string) => [{ _id: 'member-registered/r1', messageId: '<m1@shop.example>', state }];
  const box = (...ids: string[]) => ids.map((MessageID) => ({ MessageID, Subject: '', To: [] }));
  const mailed = (of: object, hours = 1) => {
    const wanted = [{ key: 'member-registered/r1', sentAt: ago(hours) }];
    return eventsWereMailed('mails', { wanted, mails: [], queued: new Set(), ...of }, now);
  };
  expect(mailed({}, 0)).toMatchObject({ underWay: 1, violations: [] });
  expect(mailed({ queued: new Set(['member-registered/r1']) })).toMatchObject({ underWay: 1, violations: [] });
  expect(violations(mailed({}))).toBe(1);
  expect(violations(mailed({ mails: mail('sending') }))).toBe(1);
  for (const state of ['dropped', 'failed']) {
    expect(mailed({ mails: mail(state), delivered: [] })).toMatchObject({ underWay: 0, violations: [] });
  }
  const sent = { mails: mail('sent') };
  expect(mailed({ ...sent, delivered: box('m1@shop.example') })).toMatchObject({ violations: [], repeated: 0 });
  expect(mailed({ ...sent, delivered: box('m1@shop.example', '<m1@shop.example>') }).repeated).toBe(1);
  expect(violations(mailed({ ...sent, delivered: box('other@shop.example') }))).toBe(1);
});
