import { createHash } from 'node:crypto';
import { normalizedAddress } from '@southline/kernel/email';
import { type Finding, finding } from '../finding.ts';
import type { Mail } from '../sources/mailbox.ts';
import { isPlaced, type OrderRecord } from '../sources/orders.ts';

const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

const recipientsOf = ({ delivery, remarks }: OrderRecord): string[] => [
  ...new Set([delivery.email, ...remarks.ccEmails].map(normalizedAddress)),
];

/**
 * Every recipient of a placed order has one confirmation. If a crash loses a mail server's "accepted", the same mail is sent
 * again under one Message-ID; such repeats are counted separately. `refused`: keys of mails whose address the mail server
 * refused.
 */
export const confirmationsWereSent = (
  orders: readonly OrderRecord[],
  mails: readonly Mail[],
  refused: ReadonlySet<string> = new Set(),
): Finding & { repeated: number } => {
  const found = finding('one confirmation per recipient of a placed order');
  const sent = new Map<string, string[]>();
  for (const { Subject, To, MessageID } of mails) {
    const orderNo = /\bSL\d+\b/.exec(Subject)?.[0];
    if (!orderNo || !confirmation.test(Subject)) continue;
    for (const { Address } of To) {
      const key = `${orderNo} ${normalizedAddress(Address)}`;
      sent.set(key, [...(sent.get(key) ?? []), MessageID]);
    }
  }
  let repeated = 0;
  for (const order of orders.filter((each) => isPlaced(each) && !each.forgottenAt)) {
    for (const recipient of recipientsOf(order)) {
      const ids = sent.get(`${order.orderNo} ${recipient}`) ?? [];
      repeated += ids.length - new Set(ids).size;
      if (ids.length === 0 && refused.has(`order-confirmation/${order._id}/${sha256Hex(recipient)}`)) continue;
      found.expect(new Set(ids).size === 1, `${order.orderNo}: ${new Set(ids).size} confirmations for one recipient`);
    }
  }
  return { ...found.result(), repeated };
};

/** A confirmation's subject, in the languages of the mails; a late mail with documents has another one. */
const confirmation = /^(?:(?:Your|Copy of) Southline order|(?:您的 )?Southline 订单) SL\d+(?: 的副本)?$/;

type Parcels = NonNullable<OrderRecord['parcels']>;

/**
 * `wanted`: the expected number of mails about the order's parcels. Orders that an earlier release dispatched have no recorded
 * parcels and were sent as one.
 */
const news = [
  {
    states: ['Dispatched', 'Delivered'],
    subject: /^(?:On its way: (?:parcel \d+ of )?Southline order|已发货：Southline 订单) (SL\d+)/,
    wanted: (parcels: Parcels) => parcels.length,
  },
  {
    states: ['Delivered'],
    subject: /^(?:Delivered: (?:parcel \d+ of )?Southline order|已送达：Southline 订单) (SL\d+)/,
    wanted: (parcels: Parcels) => parcels.filter(({ deliveredAt }) => deliveredAt).length,
  },
];

/** The buyer gets one mail when a parcel is dispatched and one when it is delivered. Other orders get neither. */
export const fulfilmentWasMailed = (orders: readonly OrderRecord[], mails: readonly Mail[]): Finding => {
  const found = finding('one mail per dispatch and per delivery');
  for (const { states, subject, wanted } of news) {
    const sent = new Map<string, Set<string>>();
    for (const { Subject, MessageID } of mails) {
      const orderNo = subject.exec(Subject)?.[1];
      if (orderNo) sent.set(orderNo, (sent.get(orderNo) ?? new Set()).add(MessageID));
    }
    for (const { orderNo, state, parcels } of orders) {
      const mailed = sent.get(orderNo)?.size ?? 0;
      const due = parcels ? wanted(parcels) : Number(states.includes(state));
      if (mailed + due > 0) found.expect(mailed === due, `${orderNo} (${state}): ${mailed} mails, not ${due}`);
    }
  }
  return found.result();
};

const offered = /^(?:Prices for your Southline order|您的 Southline 订单) (SL\d+)(?: 的报价)?$/;
const reminded = /^(?:Reminder: prices for your Southline order|提醒：您的 Southline 订单) (SL\d+)/;

/** The mail about an offer must be sent within this time. */
const offerMailedMs = 120_000;

/** The buyer has one mail about each offer, and one reminder of an offer that waits. */
export const offersWereMailed = (orders: readonly OrderRecord[], mails: readonly Mail[], now: Date): Finding => {
  const found = finding('one mail per price offer, one reminder at most');
  const sent = (subject: RegExp) => Map.groupBy(mails, ({ Subject }) => subject.exec(Subject)?.[1]);
  const [ofOffers, ofReminders] = [sent(offered), sent(reminded)];
  const count = (own: readonly Mail[] = []) => new Set(own.map(({ MessageID }) => MessageID)).size;
  for (const { orderNo, offers = [], forgottenAt } of orders) {
    if (offers.length === 0 || forgottenAt) continue;
    const made = [count(ofOffers.get(orderNo)), count(ofReminders.get(orderNo))] as const;
    const due = [offers.length, offers.filter(({ remindedAt }) => remindedAt).length] as const;
    const latest = Math.max(
      ...offers.flatMap(({ madeAt, remindedAt = madeAt }) => [madeAt.getTime(), remindedAt.getTime()]),
    );
    const isFresh = now.getTime() - latest < offerMailedMs;
    if (isFresh && made[0] <= due[0] && made[1] <= due[1]) found.wait();
    else found.expect(`${made}` === `${due}`, `${orderNo}: ${made} mails about offers and reminders, not ${due}`);
  }
  return found.result();
};
