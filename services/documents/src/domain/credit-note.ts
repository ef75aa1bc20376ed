import { type Cents, formatMoney } from '@southline/kernel/money';
import type { DeliveryDetails, LineFacts, Remarks } from '@southline/kernel/order';
import type { CardPayment } from '@southline/kernel/order-sums';
import { type Detail, invoiceTo, present, remarkDetails } from '@southline/kernel/order-texts';
import { englishOrderWords } from '@southline/kernel/order-words';
import type { PartFacts } from '@southline/kernel/part-facts';
import { type Region, regionDate } from '@southline/kernel/region';
import { factsOf } from './order-paper.ts';
import type { Column, Paper, Row } from './paper.ts';
import { paperFileName } from './paper-kind.ts';
import type { Supplier } from './parties.ts';
import { issuerLine, suppliedBy } from './parties.ts';
import { partCell, text } from './priced-table.ts';

/** Returned or cancelled units of an order's line. */
export interface CreditedLine extends PartFacts, Pick<LineFacts, 'localName'> {
  readonly quantity: number;
  /** Per piece as ordered, GST included. */
  readonly price: Cents;
  /** The refund for all units of the line: their price less their share of the vouchers, GST included. */
  readonly refund: Cents;
  /** The reason in words; empty for cancelled units. */
  readonly reason: string;
}

/** The cause of a refund: a return, or a cancellation of the order by its number. */
export type CreditCause = { readonly returnNo: string } | { readonly cancellationNo: number };

/** A return or cancellation with a refund. All of it comes from the event. */
export interface Credit {
  readonly cause: CreditCause;
  readonly orderNo: string;
  readonly region: Region;
  /** The language tag that the buyer chose. */
  readonly language: string;
  readonly creditedAt: Date;
  readonly delivery: DeliveryDetails;
  readonly membershipNo: string;
  readonly remarks: Remarks;
  readonly lines: readonly CreditedLine[];
  readonly refund: Cents;
  /** The order's delivery fee as a part of the refund, or 0. */
  readonly deliveryRefund: Cents;
  /** Kept back for free parts without their condition. Negative: given back, because they came back. */
  readonly kept: Cents;
  /** The GST as a part of the refund. */
  readonly gst: Cents;
  /** The provider's number of the refund. Empty if no card was refunded, or if the number is not known yet. */
  readonly refundTransaction: string;
  /** Message from staff to the member, or the reason of a cancellation; may be long. */
  readonly note: string;
}

/** Facts of the tax invoice that the credit note adjusts. */
export interface Invoiced {
  readonly invoiceNo: string;
  readonly payment: CardPayment | undefined;
}

const textsOf = ({ cause, orderNo, refundTransaction, lines }: Credit, { payment }: Invoiced) => {
  if ('returnNo' in cause) {
    const { returnNo } = cause;
    return {
      number: `CN-${returnNo}`,
      fileName: paperFileName('Credit-Note', returnNo),
      cause: fact('Return no', returnNo),
      what: 'goods were returned',
      card: fact('Refunded to card', refundTransaction && `ref. ${refundTransaction}`),
      total: 'TOTAL REFUNDED',
      delivery: [
        'The delivery fee is refunded as well, because the whole order was returned due to our mistake.',
        'The delivery fee is refunded only if the whole order, with the orders that follow it, is returned due to our mistake. It then has a credit note of its own.',
      ] as const,
    };
  }
  const number = String(cause.cancellationNo);
  return {
    /**
     * The number of the credit note. It is derived from its cause, so that there is no separate series that could have
     * gaps.
     */
    number: `CN-${orderNo}-${number}`,
    fileName: paperFileName('Credit-Note', orderNo, number),
    cause: fact('Cancellation no', number),
    what: lines.length > 0 ? 'goods were cancelled before dispatch' : 'the delivery fee is refunded',
    /** The card to which the money is refunded. */
    card: fact('Refund to card', payment?.cardLastFour ? englishOrderWords.cardEnding(payment.cardLastFour) : ''),
    total: 'TOTAL REFUND',
    /** The texts for a refund with the delivery fee, and for one without. */
    delivery: [
      lines.length > 0
        ? 'The delivery fee is refunded as well, because nothing of the order is sent, or all of it came back due to our mistake.'
        : 'Nothing of the order and of the orders that follow it is sent any more, or all of it came back due to our mistake.',
      'The delivery fee is refunded only if nothing of the order is sent, or all of it comes back due to our mistake.',
    ] as const,
  };
};

const columns: readonly Column[] = [
  { heading: 'Part no', width: 104 },
  { heading: 'Description' },
  { heading: 'Quantity', width: 52, align: 'right' },
  { heading: 'Price', width: 74, align: 'right' },
  { heading: 'Credit', width: 78, align: 'right' },
];

const row = (line: CreditedLine): Row => {
  const { description, localName = '', quantity, price, refund, reason } = line;
  const share = price * quantity - refund;
  const voucher = share > 0 ? `Less its share of the voucher: ${formatMoney(share)}` : '';
  const small = [localName, reason, voucher].filter(Boolean);
  return [
    partCell(line),
    { kind: 'text', text: description, small },
    text(String(quantity)),
    text(formatMoney(price)),
    text(formatMoney(refund)),
  ];
};

/** What the refund consists of, if it is more than its lines. */
const partsOf = ({ refund, deliveryRefund, kept }: Credit) => {
  const parts = [
    { label: 'Goods', value: formatMoney(refund - deliveryRefund + kept) },
    ...(kept > 0 ? [{ label: 'Free part kept', value: `−${formatMoney(kept)}` }] : []),
    ...(kept < 0 ? [{ label: 'Free part returned', value: formatMoney(-kept) }] : []),
    ...(deliveryRefund > 0 ? [{ label: 'Delivery fee', value: formatMoney(deliveryRefund) }] : []),
  ];
  return parts.length > 1 && deliveryRefund < refund ? parts : [];
};

const giftRemark = ({ kept }: Credit): string[] => {
  if (kept > 0)
    return [
      '“Free part kept” is the price of a part that was free with parts that are credited. It was sent and has not been returned.',
    ];
  return kept < 0 ? ['“Free part returned” is the price of a free part. An earlier credit note kept it back.'] : [];
};

const fact = (label: string, value: string): Detail => ({ label, lines: [value].filter(Boolean) });

/**
 * An Australian adjustment note: its title, the tax invoice that it changes, the supplier with its ABN, the buyer, the day,
 * the reason, and the reduction of GST.
 */
export const creditNote = (credit: Credit, supplier: Supplier, invoiced: Invoiced): Paper => {
  const { refund, deliveryRefund, gst } = credit;
  const { invoiceNo } = invoiced;
  const { number, fileName, cause, what, card, total, delivery } = textsOf(credit, invoiced);
  const [withDelivery, withoutDelivery] = delivery;
  return {
    title: 'Credit Note',
    number,
    fileName,
    createdAt: credit.creditedAt,
    facts: [
      { label: 'Date', value: regionDate(credit.creditedAt, credit.region) },
      { label: 'Tax invoice', value: invoiceNo },
      { label: 'Order no', value: credit.orderNo },
      ...factsOf([cause, ...remarkDetails(credit.remarks), card]),
    ],
    parties: present([
      suppliedBy(supplier),
      { ...invoiceTo(credit), label: 'Credit to' },
      fact('Membership no', credit.membershipNo),
    ]),
    columns,
    rows: credit.lines.map(row),
    totals: [
      ...partsOf(credit),
      { label: 'Without GST', value: formatMoney(refund - gst) },
      { label: 'GST', value: formatMoney(gst) },
      { label: total, value: formatMoney(refund), strong: true },
    ],
    remarks: [
      `Adjustment note to tax invoice ${invoiceNo}: ${what}. Prices and credits include GST.`,
      ...giftRemark(credit),
      deliveryRefund > 0 ? withDelivery : withoutDelivery,
    ],
    notes: credit.note,
    signatures: [],
    issuer: issuerLine(supplier),
  };
};
