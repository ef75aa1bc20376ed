import { type Finding, finding } from '../finding.ts';
import type { Mail } from '../sources/mailbox.ts';
import type { OrderRecord } from '../sources/orders.ts';
import type { PaperRecord } from './papers.ts';

const changed = /^(?:New delivery address for your Southline order|您的 Southline 订单) (SL\d+)(?: 有了新的收货地址)?$/;

/** Document and mail of a change must be there within this time. */
const followedMs = 120_000;

/** The tax invoice shows the last address of its order, and the buyer has one mail per change. Without a mailbox mails are not checked. */
export const changedAddressesAreFollowed = (
  orders: readonly OrderRecord[],
  papers: readonly PaperRecord[],
  mails: readonly Mail[] | undefined,
  now: Date,
): Finding => {
  const found = finding('a changed delivery address is on the tax invoice and was mailed once');
  const invoices = new Map(papers.flatMap((paper) => (paper.kind === 'tax-invoice' ? [[paper.orderId, paper]] : [])));
  const sent = Map.groupBy(mails ?? [], ({ Subject }) => changed.exec(Subject)?.[1]);
  for (const { _id, orderNo, deliveryChanges = [], forgottenAt } of orders) {
    const last = deliveryChanges.at(-1);
    if (!last || forgottenAt) continue;
    const invoice = invoices.get(_id);
    const shown = invoice ? (invoice.deliveryNo ?? 0) : last.no;
    const mailed = mails ? new Set((sent.get(orderNo) ?? []).map(({ MessageID }) => MessageID)).size : last.no;
    const isFresh = now.getTime() - last.at.getTime() < followedMs;
    if (isFresh && shown <= last.no && mailed <= last.no) found.wait();
    else
      found.expect(
        shown === last.no && mailed === last.no,
        `${orderNo}: the invoice shows change ${shown}, ${mailed} mails, not ${last.no}`,
      );
  }
  return found.result();
};
