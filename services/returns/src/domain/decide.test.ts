import { noDelivery, noRemarks } from '@southline/kernel/order';
import { isOurMistake } from '@southline/kernel/returns';
import { expect, test } from 'vitest';
import { followUp, type Processed, process, refunded, refundFixed, refundRefused, respond } from './decide.ts';
import {
  type Actor,
  gstInRefund,
  keptItems,
  type ReturnItem,
  type ReturnOrder,
  refundOf,
  waitsSince,
} from './return-order.ts';

const day = (nth: number) => new Date(Date.UTC(2026, 2, nth));
const member: Actor = { membershipNo: 'M1', role: 'Member', name: '' };
const sam: Actor = { membershipNo: 'D1', role: 'Dealer', name: 'Sam <b>Staff</b>' };
const kim: Actor = { membershipNo: 'A1', role: 'Admin', name: 'Kim' };

const item = (itemId: string): ReturnItem => ({
  itemId,
  lineId: `line-${itemId}`,
  delivered: 2,
  units: [{ from: 0, to: 1 }],
  quantity: 1,
  part: {
    partNo: 'P',
    cleansedPartNo: 'P',
    gmPartNo: '',
    description: '',
    drawingHash: '',
    drawing: { family: '', attributes: {} },
  },
  priceCents: 100,
  refundCents: 100,
  reason: 1,
  response: 'Requested',
  entries: [{ entryId: 'e', at: day(1), by: member, response: 'Requested', message: 'm', fileName: '' }],
});

const order = (change: Partial<ReturnOrder> = {}): ReturnOrder => ({
  returnId: 'r',
  returnNo: 'SR1',
  owner: 'member:M1',
  state: 'Pending',
  version: 1,
  requestedAt: day(1),
  order: {
    orderId: 'o',
    orderNo: 'SL1',
    orderedAt: day(1),
    valueCents: 200,
    paidByCard: true,
    remarks: noRemarks,
    delivery: noDelivery,
    warehouse: { name: '', address: '' },
    region: 'au',
    language: 'en',
  },
  items: [item('a'), item('b')],
  history: [{ at: day(1), to: 'Pending', why: 'requested' }],
  ...change,
});

const step = (nth: number) => ({ now: day(nth), entryId: `e${nth}` });
const yes = { response: 'Approved', acceptable: true, attendOn: '', message: '' } as const;
const no = { response: 'Declined', acceptable: false, attendOn: '', message: 'Used.' } as const;
const more = { response: 'MoreInfo', attendOn: '', message: 'Which one?' } as const;
const made = (decision: ReturnOrder | undefined): ReturnOrder => {
  if (!decision) throw new Error('nothing was decided');
  return decision;
};
const approved = () => made(respond(made(respond(order(), 'a', yes, sam, step(2))), 'b', yes, sam, step(3)));
const choices: Processed['choices'] = new Map([
  ['line-a', { includeInStock: true }],
  ['line-b', { includeInStock: false }],
]);
const complete = { action: 'Complete', note: 'Seen.', choices } as const;
/** Above every refund here. */
const limit = 500_000;

test('a question and its answer bring an item back to staff', () => {
  const asked = made(respond(order({ items: [item('a')] }), 'a', more, sam, step(2)));
  expect(waitsSince(asked)).toBeUndefined();
  expect(() => respond(asked, 'a', yes, kim, step(3))).toThrow('Sam &lt;b&gt;Staff');
  const answered = made(followUp(asked, 'a', { message: 'This one.', fileName: '' }, member, step(4)));
  expect(waitsSince(answered)).toEqual(day(4));
  expect(() => followUp(answered, 'a', { message: 'And?', fileName: '' }, member, step(5))).toThrow('no open question');
});

test('an answer needs the fields of the form, and no past day', () => {
  const answer = (change: object) => () => respond(order(), 'a', { ...yes, ...change }, sam, step(9));
  expect(answer({ acceptable: undefined })).toThrow('Acceptable quality is required.');
  expect(answer({ response: 'Declined' })).toThrow('Note is required.');
  expect(answer({ attendOn: '2026-03-08' })).toThrow('This day has passed.');
  expect(answer({ attendOn: '2026-02-31' })).toThrow('Not a date.');
  expect(answer({ attendOn: '2026-03-09' })).not.toThrow();
});

test('the last item that is declined declines the return', () => {
  const half = made(respond(order(), 'a', no, sam, step(2)));
  expect([half.state, keptItems(half).length]).toEqual(['Pending', 1]);
  const whole = made(respond(half, 'b', no, sam, step(3)));
  expect([whole.state, whole.processedAt]).toEqual(['Declined', day(3)]);
  expect(whole.history.map(({ to }) => to)).toEqual(['Pending', 'Declined']);
});

test('processing leads to a refund, and that to the end, once', () => {
  expect(() => process(order(), complete, sam, day(2), limit)).toThrow('Every item needs an answer');
  const refunding = made(process(approved(), complete, sam, day(4), limit));
  expect([refunding.state, refunding.items.map(({ includeInStock }) => includeInStock)]).toEqual([
    'Refunding',
    [true, false],
  ]);
  expect(process(refunding, complete, sam, day(5), limit)).toBeUndefined();
  expect(() => process(refunding, complete, kim, day(5), limit)).toThrow('Being refunded by Sam');
  const failed = made(refundRefused(refunding, 'D4405'));
  expect(refundRefused(failed, 'D4405')).toBeUndefined();
  expect(process(failed, complete, kim, day(6), limit)).toBeUndefined();
  expect(() => process(failed, { ...complete, action: 'Decline' }, kim, day(6), limit)).toThrow('Being refunded');
  const ended = made(refunded(failed, 'T1', day(7)));
  expect([ended.state, ended.refundFailure, ended.refundTransaction]).toEqual(['Completed', undefined, 'T1']);
  expect(refunded(ended, 'T1', day(8))).toBeUndefined();
});

test('above the amount one person proposes, and another one who completes with the same refund confirms it', () => {
  const refundCents = refundOf(approved());
  const below = refundCents - 1;
  expect(made(process(approved(), complete, sam, day(4), refundCents)).state).toBe('Refunding');
  const proposed = made(process(approved(), complete, sam, day(4), below));
  expect(proposed).toMatchObject({ state: 'Pending', proposal: { by: sam, at: day(4), note: 'Seen.', refundCents } });
  expect(process(proposed, complete, sam, day(5), below)).toBeUndefined();
  const confirmed = made(process(proposed, complete, kim, day(5), below));
  expect(confirmed).toMatchObject({ state: 'Refunding', processing: { by: kim, proposedBy: 'D1' } });
  expect(confirmed).not.toHaveProperty('proposal');
  // Another refund is another proposal; a decline needs one person.
  const other = { ...proposed, proposal: { by: kim, at: day(4), note: '', refundCents: 1 } };
  expect(made(process(other, complete, sam, day(5), below)).proposal).toMatchObject({ by: sam, refundCents });
  const declined = made(process(proposed, { ...complete, action: 'Decline' }, sam, day(5), below));
  expect(declined.state).toBe('Declined');
  expect(declined).not.toHaveProperty('proposal');
});

test('what the same person refunded alone for other returns of the order counts', () => {
  const refundCents = refundOf(approved());
  const first = { ...made(process(approved(), complete, sam, day(4), limit)), returnId: 'first' };
  const below = 2 * refundCents - 1;
  expect(made(process(approved(), complete, sam, day(5), below, [first]))).toMatchObject({ state: 'Pending' });
  expect(made(process(approved(), complete, kim, day(5), below, [first])).state).toBe('Refunding');
  expect(made(process(approved(), complete, sam, day(5), below + 1, [first])).state).toBe('Refunding');
});

test('without a capture there is no refund, and without an amount none is made once orders has fixed it', () => {
  const account = approved();
  const unpaid = { ...account, order: { ...account.order, paidByCard: false } };
  expect(made(process(unpaid, complete, sam, day(4), limit)).state).toBe('Completed');
  const gifts = { ...account, items: account.items.map((one) => ({ ...one, refundCents: 0 })) };
  const decided = made(process(gifts, complete, sam, day(4), limit));
  expect(decided.state).toBe('Refunding');
  expect(made(refundFixed(decided, { keptCents: 0, gstCents: 0 }, day(5))).state).toBe('Completed');
});

test('what orders has fixed is the refund, once, and not after the return has ended', () => {
  const decided = made(process(approved(), complete, sam, day(4), limit));
  const fixed = made(refundFixed(decided, { keptCents: 50, gstCents: 9 }, day(4)));
  expect([refundOf(decided) - refundOf(fixed), gstInRefund(fixed)]).toEqual([50, 9]);
  expect(refundFixed(fixed, { keptCents: 50, gstCents: 9 }, day(5))).toBeUndefined();
  expect(refundFixed(made(refunded(fixed, '7', day(5))), { keptCents: 0, gstCents: 0 }, day(6))).toBeUndefined();
});

test('the estimate of a pending return goes when one of its items is declined', () => {
  const asked = order({ keptCents: 50, gstCents: 9 });
  const answer = { response: 'Declined', acceptable: false, attendOn: '', message: 'Used.' } as const;
  const declined = made(respond(asked, 'a', answer, sam, { now: day(2), entryId: 'e2' }));
  expect(declined).not.toHaveProperty('keptCents');
  expect(refundOf(declined)).toBe(100);
});

test('declining puts nothing into stock', () => {
  const declined = made(process(approved(), { ...complete, action: 'Decline' }, sam, day(4), limit));
  expect([declined.state, declined.items.some(({ includeInStock }) => includeInStock)]).toEqual(['Declined', false]);
});

test('staff find that the wrong part was sent only for a part that was returned as incorrect', () => {
  const wrong = {
    ...complete,
    choices: new Map([...complete.choices].map(([id, choice]) => [id, { ...choice, wrongPartSent: true }])),
  };
  expect(made(process(approved(), wrong, sam, day(4), limit)).items.every(isOurMistake)).toBe(true);
  const asked = approved();
  const tooMany = { ...asked, items: asked.items.map((one) => ({ ...one, reason: 2 as const })) };
  expect(() => process(tooMany, wrong, sam, day(4), limit)).toThrow('Incorrect Part');
  const damaged = { ...asked, items: asked.items.map((one) => ({ ...one, reason: 3 as const })) };
  expect(made(process(damaged, complete, sam, day(4), limit)).items.every(isOurMistake)).toBe(true);
});
