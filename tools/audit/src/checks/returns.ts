import { returnFinding } from '@southline/kernel/order-findings';
import { paidForLine } from '@southline/kernel/refund';
import { type Finding, finding } from '../finding.ts';
import type { JournalEntry } from '../sources/journal.ts';
import type { Mail } from '../sources/mailbox.ts';
import { deliveredUnits, type OrderRecord, paidLine } from '../sources/orders.ts';
import type { RestockRecord, ReturnItemRecord, ReturnRecord } from '../sources/returns.ts';
import type { LedgerRow } from './money.ts';
import type { PaperRecord } from './papers.ts';

/** The time for events, documents and mails after the end of a return. */
const settledAfterMs = 120_000;

const isFresh = ({ processedAt }: ReturnRecord, now: Date): boolean =>
  processedAt !== undefined && now.getTime() - processedAt.getTime() < settledAfterMs;

/** For each line, at most the delivered units are returned, and at most the paid amount is refunded. */
export const returnsFitOrders = (orders: readonly OrderRecord[], items: readonly ReturnItemRecord[]): Finding => {
  const found = finding('returned ≤ delivered, refunded ≤ paid, for each line');
  const lines = new Map<string, OrderRecord['lines'][number] & { readonly left: number }>(
    orders.flatMap((order) =>
      order.lines.map(
        (line) => [`${order._id} ${line.lineId}`, { ...line, left: deliveredUnits(order, line) }] as const,
      ),
    ),
  );
  const counting = items.filter(({ response, returnState }) => response !== 'Declined' && returnState !== 'Declined');
  for (const [key, own] of Map.groupBy(counting, ({ orderId, lineId }) => `${orderId} ${lineId}`)) {
    const line = lines.get(key);
    const units = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const cents = own.reduce((sum, { refundCents }) => sum + refundCents, 0);
    const left = line?.left ?? 0;
    found.expect(
      units <= left && cents <= (line ? paidForLine(paidLine(line)) : 0),
      `line ${key}: ${units} of ${left} asked back for ${cents} cents`,
    );
  }
  return found.result();
};

/**
 * The refund of a return is that of its items, less what is kept back for free parts, and the delivery fee that an earlier
 * release refunded with it.
 */
export const refundsFitItems = (
  { returns, items }: { readonly returns: readonly ReturnRecord[]; readonly items: readonly ReturnItemRecord[] },
  now: Date,
): Finding => {
  const found = finding('the refund of a return is the sum of its items');
  const kept = Map.groupBy(
    items.filter(({ response }) => response !== 'Declined'),
    ({ returnId }) => returnId,
  );
  for (const one of returns.filter(({ state }) => state === 'Refunding' || state === 'Completed')) {
    const own = kept.get(one._id) ?? [];
    const { deliveryRefundCents = 0, keptCents = 0 } = one;
    const due = own.reduce((sum, { refundCents }) => sum + refundCents, deliveryRefundCents - keptCents);
    // Returns and items are read one after another, so the last return may be seen half-updated.
    if (one.refundCents !== due && (one.state === 'Refunding' || isFresh(one, now))) found.wait();
    else found.expect(one.refundCents === due, `${one.returnNo}: ${one.refundCents} cents refunded, due ${due}`);
  }
  return found.result();
};

/** The refunded amount per order, and the orders with a refund in progress. */
export const returnedOf = (returns: readonly ReturnRecord[]) => {
  const cents = new Map<string, number>();
  const underWay = new Set<string>();
  for (const { state, refundCents, order } of returns) {
    if (!order.paidByCard) continue;
    if (state === 'Completed') cents.set(order.orderId, (cents.get(order.orderId) ?? 0) + refundCents);
    if (state === 'Refunding') underWay.add(order.orderId);
  }
  return { cents, underWay };
};

/** A completed return has one refund of its amount, if a card paid. Other returns have none. */
export const refundsMatchReturns = (
  returns: readonly ReturnRecord[],
  ledger: readonly (LedgerRow & { readonly reference?: string })[],
): Finding => {
  const found = finding('one refund per completed return, to the cent');
  const refunds = Map.groupBy(ledger, ({ kind, reference }) => (kind === 'refund' ? reference : undefined));
  for (const { returnNo, state, refundCents, order } of returns) {
    const own = refunds.get(returnNo) ?? [];
    if (state === 'Refunding') {
      found.wait();
      found.expect(own.length <= 1, `${returnNo} (${state}): ${own.length} refunds`);
      continue;
    }
    const due = state === 'Completed' && order.paidByCard && refundCents > 0 ? [refundCents] : [];
    const gone = own.map(({ cents }) => cents);
    found.expect(`${gone}` === `${due}`, `${returnNo} (${state}): refunds of ${gone}, due ${due}`);
  }
  return found.result();
};

const ofOrders = /^(cancel|double|review):/;

/**
 * Every refund in the provider's journal belongs to a return, to an ended order, or to a capture that no order needed.
 * `foundThere`: refunds made at the provider directly; other checks explain them by captures and orders.
 */
export const refundsAreExplained = (
  returns: readonly ReturnRecord[],
  journal: readonly JournalEntry[],
  foundThere: ReadonlySet<string> = new Set(),
): Finding => {
  const found = finding('every refund at the provider belongs to one return or cancelled order');
  const known = new Set(
    returns.filter(({ state }) => state === 'Refunding' || state === 'Completed').map(({ returnNo }) => returnNo),
  );
  const refunds = journal.filter(
    ({ type, transactionId }) => type === 'refunded' && !foundThere.has(String(transactionId)),
  );
  for (const [reference, own] of Map.groupBy(refunds, ({ invoiceReference = '' }) => invoiceReference))
    found.expect(
      (ofOrders.test(reference) || known.has(reference)) && own.length === 1,
      `${reference || 'without a reference'}: ${own.length} refunds`,
    );
  return found.result();
};

/** Units that staff put back are in stock, once for each line, and no others. */
export const restocksMatchReturns = (
  { returns, items }: { readonly returns: readonly ReturnRecord[]; readonly items: readonly ReturnItemRecord[] },
  restocks: readonly RestockRecord[],
  now: Date,
): Finding => {
  const found = finding('one stock movement per line that went back');
  const fresh = new Set(returns.filter((one) => isFresh(one, now)).map(({ _id }) => _id));
  const wanted = new Map(
    items
      .filter(
        ({ returnState, response, includeInStock }) =>
          returnState === 'Completed' && response === 'Approved' && includeInStock,
      )
      .map((item) => [`${item.returnId}:${item.lineId}`, item]),
  );
  const made = new Map(
    restocks.filter(({ cancellationNo }) => cancellationNo === undefined).map((row) => [row._id, row]),
  );
  for (const [key, { quantity, returnId }] of wanted) {
    const units = made.get(key)?.quantity ?? 0;
    if (units === 0 && fresh.has(returnId)) found.wait();
    else found.expect(units === quantity, `${key}: ${units} units back, not ${quantity}`);
  }
  const open = new Set(
    items
      .filter(({ returnState, returnId }) => returnState === 'Refunding' || fresh.has(returnId))
      .map(({ returnId }) => returnId),
  );
  for (const key of made.keys())
    found.expect(wanted.has(key) || open.has(key.split(':')[0] ?? ''), `${key}: nobody put it back`);
  return found.result();
};

/** A completed return has one credit note; others have none. */
export const creditNotesAreThere = (
  returns: readonly ReturnRecord[],
  papers: readonly PaperRecord[],
  now: Date,
): Finding => {
  const found = finding('one credit note per completed return');
  const notes = Map.groupBy(
    papers.filter(({ kind, cancellationNo }) => kind === 'credit-note' && cancellationNo === undefined),
    ({ returnId = '' }) => returnId,
  );
  for (const one of returns) {
    const [own, due] = [notes.get(one._id)?.length ?? 0, one.state === 'Completed' ? 1 : 0];
    notes.delete(one._id);
    if (own < due && isFresh(one, now)) found.wait();
    else if (one.state === 'Refunding') found.wait();
    else found.expect(own === due, `${one.returnNo} (${one.state}): ${own} credit notes, not ${due}`);
  }
  for (const returnId of notes.keys()) found.expect(false, `a credit note of no return: ${returnId}`);
  return found.result();
};

/** The subject of the mail about an ended return, in each language. A mail about a single part has a colon after the number. */
const ended = /^(?:Your return (\S+) has been (?:completed|declined)|您的退货 (\S+) (?:已完成|未获批准))$/;

/** Returns that had ended before the stores were restored, by the open findings of their orders. */
const lostEnds = (orders: readonly OrderRecord[], returns: readonly ReturnRecord[]): ReadonlySet<string> => {
  const open = new Set(
    orders.flatMap(({ findings = [] }) => findings.filter(({ closed }) => !closed).map(({ what }) => what)),
  );
  return new Set(returns.map(({ returnNo }) => returnNo).filter((returnNo) => open.has(returnFinding(returnNo))));
};

/** The member gets one mail when a return has ended. A return whose end was lost waits for a person, who ends it again. */
export const returnsWereMailed = (
  orders: readonly OrderRecord[],
  returns: readonly ReturnRecord[],
  mails: readonly Mail[],
  now: Date,
): Finding => {
  const found = finding('one mail per return that has ended');
  const sent = Map.groupBy(mails, ({ Subject }) => {
    const [, english, chinese] = ended.exec(Subject) ?? [];
    return english ?? chinese;
  });
  const lost = lostEnds(orders, returns);
  for (const one of returns) {
    const own = new Set((sent.get(one.returnNo) ?? []).map(({ MessageID }) => MessageID)).size;
    const due = one.state === 'Completed' || one.state === 'Declined' ? 1 : 0;
    if (own < due && isFresh(one, now)) found.wait();
    else if (one.state === 'Refunding' || (own === 1 && lost.has(one.returnNo))) found.wait();
    else found.expect(own === due, `${one.returnNo} (${one.state}): ${own} mails, not ${due}`);
  }
  return found.result();
};
