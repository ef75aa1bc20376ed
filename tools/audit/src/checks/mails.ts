import { type Finding, finding } from '../finding.ts';
import type { Mail } from '../sources/mailbox.ts';
import { isPlaced, type OrderRecord } from '../sources/orders.ts';

const recipientsOf = ({ delivery, remarks }: OrderRecord): string[] => [
  ...new Set([delivery.email, ...remarks.ccEmails].map((address) => address.toLowerCase())),
];

/**
 * Every recipient of a placed order has one confirmation. If a crash loses a mail server's "accepted", the same mail is sent
 * again under one Message-ID; such repeats are counted separately (architecture.md).
 */
export const confirmationsWereSent = (
  orders: readonly OrderRecord[],
  mails: readonly Mail[],
): Finding & { repeated: number } => {
  const found = finding('one confirmation per recipient of a placed order');
  const sent = new Map<string, string[]>();
  for (const { Subject, To, MessageID } of mails) {
    const orderNo = /\bSL\d+\b/.exec(Subject)?.[0];
    if (!orderNo || !confirmation.test(Subject)) continue;
    for (const { Address } of To) {
      const key = `${orderNo} ${Address.toLowerCase()}`;
      sent.set(key, [...(sent.get(key) ?? []), MessageID]);
    }
  }
  let repeated = 0;
  for (const order of orders.filter((each) => isPlaced(each) && !each.forgottenAt)) {
    for (const recipient of recipientsOf(order)) {
      const ids = sent.get(`${order.orderNo} ${recipient}`) ?? [];
      repeated += ids.length - new Set(ids).size;
      found.expect(new Set(ids).size === 1, `${order.orderNo}: ${new Set(ids).size} confirmations for one recipient`);
    }
  }
  return { ...found.result(), repeated };
};

/** The beginning of a confirmation's subject; a late mail with documents has another one. */
const confirmation = /^(Your|Copy of) Southline order SL\d+/;

type Parcels = NonNullable<OrderRecord['parcels']>;

/** `wanted`: mails about its parcels; an earlier release sent an order in one parcel and recorded none. */
const news = [
  {
    states: ['Dispatched', 'Delivered'],
    subject: /^On its way: (?:parcel \d+ of )?Southline order (SL\d+)/,
    wanted: (parcels: Parcels) => parcels.length,
  },
  {
    states: ['Delivered'],
    subject: /^Delivered: (?:parcel \d+ of )?Southline order (SL\d+)/,
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
