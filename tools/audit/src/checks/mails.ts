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
  for (const order of orders.filter(isPlaced)) {
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

const news = [
  { states: ['Dispatched', 'Delivered'], subject: /^On its way: Southline order (SL\d+)/ },
  { states: ['Delivered'], subject: /^Delivered: Southline order (SL\d+)/ },
];

/** The buyer gets one mail when an order is dispatched and one when it is delivered. Other orders get neither. */
export const fulfilmentWasMailed = (orders: readonly OrderRecord[], mails: readonly Mail[]): Finding => {
  const found = finding('one mail per dispatch and per delivery');
  for (const { states, subject } of news) {
    const sent = new Map<string, Set<string>>();
    for (const { Subject, MessageID } of mails) {
      const orderNo = subject.exec(Subject)?.[1];
      if (orderNo) sent.set(orderNo, (sent.get(orderNo) ?? new Set()).add(MessageID));
    }
    for (const { orderNo, state } of orders) {
      const [mailed, wanted] = [sent.get(orderNo)?.size ?? 0, states.includes(state) ? 1 : 0];
      if (mailed + wanted > 0) found.expect(mailed === wanted, `${orderNo} (${state}): ${mailed} mails, not ${wanted}`);
    }
  }
  return found.result();
};
