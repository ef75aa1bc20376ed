import { type Finding, finding } from '../finding.ts';
import type { Mail } from '../sources/mailbox.ts';
import type { OrderRecord } from '../sources/orders.ts';
import type { RestockRecord } from '../sources/returns.ts';
import type { PaperRecord } from './papers.ts';

/** Stock, documents and mails must follow a cancellation within this time. */
const settledAfterMs = 120_000;

export interface Followed {
  readonly restocks: readonly RestockRecord[];
  readonly papers: readonly Pick<PaperRecord, 'orderId' | 'kind' | 'cancellationNo'>[];
  /** Undefined if the audit has no mailbox to read. */
  readonly delivered?: readonly Mail[] | undefined;
}

type Cancelled = NonNullable<OrderRecord['cancellations']>[number] & { readonly order: OrderRecord };

/** A fresh cancellation may still lack effects. Too many effects are a violation at once. */
const expectCount = (
  found: ReturnType<typeof finding>,
  { count, due, fresh, what }: { count: number; due: number; fresh: boolean; what: string },
) => {
  if (count < due && fresh) found.wait();
  else found.expect(count === due, `${what}: ${count}, not ${due}`);
};

/** The units of each cancelled line are back in stock, once, and no others are. */
const unitsCameBack = (cancelled: readonly Cancelled[], restocks: readonly RestockRecord[], isFresh: IsFresh) => {
  const found = finding('cancelled units are back in stock, once');
  const made = new Map(
    restocks.filter(({ cancellationNo }) => cancellationNo !== undefined).map((row) => [row._id, row.quantity]),
  );
  for (const { order, no, at, lines } of cancelled)
    for (const { lineId, quantity: due } of lines) {
      const key = `${order._id}/${no}:${lineId}`;
      expectCount(found, { count: made.get(key) ?? 0, due, fresh: isFresh(at), what: `${key}: units back` });
      made.delete(key);
    }
  for (const key of made.keys()) found.expect(false, `${key}: units came back that nobody cancelled`);
  return found.result();
};

const creditNotesOf = (cancelled: readonly Cancelled[], papers: Followed['papers'], isFresh: IsFresh) => {
  const found = finding('one credit note per cancellation with a refund');
  const notes = Map.groupBy(
    papers.filter(({ cancellationNo }) => cancellationNo !== undefined),
    ({ orderId, cancellationNo }) => `${orderId}/${cancellationNo}`,
  );
  for (const { order, no, at, refundCents } of cancelled) {
    const key = `${order._id}/${no}`;
    const due = refundCents > 0 ? 1 : 0;
    const count = notes.get(key)?.length ?? 0;
    expectCount(found, { count, due, fresh: isFresh(at), what: `${order.orderNo}, cancellation ${no}: credit notes` });
    notes.delete(key);
  }
  for (const key of notes.keys()) found.expect(false, `a credit note of no cancellation: ${key}`);
  return found.result();
};

/** The subject of the mail about a cancellation, in each language of the mails. */
const subject = /^(?:Cancelled|Partly cancelled|已取消|部分取消)[:：] ?Southline (?:order|订单) (SL\d+)$/;

const mailsOf = (cancelled: readonly Cancelled[], delivered: readonly Mail[], isFresh: IsFresh) => {
  const found = finding('one mail to the buyer per cancellation of a placed order');
  const sent = Map.groupBy(delivered, ({ Subject }) => subject.exec(Subject)?.[1]);
  for (const [orderNo, own] of Map.groupBy(cancelled, ({ order }) => order.orderNo)) {
    const count = new Set((sent.get(orderNo) ?? []).map(({ MessageID }) => MessageID)).size;
    const fresh = own.some(({ at }) => isFresh(at));
    expectCount(found, { count, due: own.length, fresh, what: `${orderNo}: mails` });
  }
  return found.result();
};

type IsFresh = (at: Date) => boolean;

/** Each cancellation of a placed order is followed by stock, a credit note and a mail, once each. */
export const cancellationsAreFollowed = (
  orders: readonly OrderRecord[],
  { restocks, papers, delivered }: Followed,
  now: Date,
): Finding[] => {
  const cancelled = orders.flatMap((order) => (order.cancellations ?? []).map((one) => ({ ...one, order })));
  const isFresh: IsFresh = (at) => now.getTime() - at.getTime() < settledAfterMs;
  return [
    unitsCameBack(cancelled, restocks, isFresh),
    creditNotesOf(cancelled, papers, isFresh),
    ...(delivered ? [mailsOf(cancelled, delivered, isFresh)] : []),
  ];
};
