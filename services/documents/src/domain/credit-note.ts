import { type Cents, formatMoney } from '@southline/kernel/money';
import type { DeliveryDetails, LineFacts } from '@southline/kernel/order';
import { type Detail, invoiceTo, present } from '@southline/kernel/order-texts';
import { type Region, regionDate } from '@southline/kernel/region';
import { factsOf } from './order-paper.ts';
import type { Column, Paper, Row } from './paper.ts';
import { paperFileName } from './paper-kind.ts';
import { issuerLine, suppliedBy } from './parties.ts';
import { partCell, text } from './priced-table.ts';
import type { Supplier } from './supplier.ts';

/** Returned units of an order's line. */
export interface CreditedLine extends Pick<LineFacts, 'partNo' | 'gmPartNo' | 'description' | 'localName'> {
  readonly quantity: number;
  /** Per piece as ordered, GST included. */
  readonly price: Cents;
  /** For all units: their price less their share of the voucher, GST included. */
  readonly refund: Cents;
  /** In words. */
  readonly reason: string;
}

/** A refunded return; taken from its event, never looked up. */
export interface CreditedReturn {
  readonly returnNo: string;
  readonly orderNo: string;
  readonly region: Region;
  /** Language tag of the member's choice. */
  readonly language: string;
  readonly processedAt: Date;
  readonly delivery: DeliveryDetails;
  readonly membershipNo: string;
  readonly purchaseOrderNo: string;
  readonly lines: readonly CreditedLine[];
  readonly refund: Cents;
  /** Part of the refund: the order's delivery fee, or 0. */
  readonly deliveryRefund: Cents;
  /** Part of the refund. */
  readonly gst: Cents;
  /** The provider's number of the refund; empty if no card was refunded. */
  readonly refundTransaction: string;
  /** Message from staff to the member; may be long. */
  readonly note: string;
}

/** A return has one credit note, numbered like the return, so that no separate series can get gaps. */
export const creditNoteNumber = (returnNo: string): string => `CN-${returnNo}`;

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

const fact = (label: string, value: string): Detail => ({ label, lines: [value].filter(Boolean) });

/**
 * An Australian adjustment note: its title, the tax invoice that it changes, the supplier with its ABN, the buyer, the day,
 * the reason, and the reduction of GST. `invoiceNo`: of the order's tax invoice.
 */
export const creditNote = (back: CreditedReturn, supplier: Supplier, invoiceNo: string): Paper => {
  const number = creditNoteNumber(back.returnNo);
  const { refund, deliveryRefund, gst, refundTransaction } = back;
  return {
    title: 'Credit Note',
    number,
    fileName: paperFileName('Credit-Note', back.returnNo),
    createdAt: back.processedAt,
    facts: [
      { label: 'Date', value: regionDate(back.processedAt, back.region) },
      { label: 'Tax invoice', value: invoiceNo },
      { label: 'Order no', value: back.orderNo },
      { label: 'Return no', value: back.returnNo },
      ...factsOf([
        fact('Purchase order no', back.purchaseOrderNo),
        fact('Refunded to card', refundTransaction && `ref. ${refundTransaction}`),
      ]),
    ],
    parties: present([
      suppliedBy(supplier),
      { ...invoiceTo(back), label: 'Credit to' },
      fact('Membership no', back.membershipNo),
    ]),
    columns,
    rows: back.lines.map(row),
    totals: [
      ...(deliveryRefund > 0
        ? [
            { label: 'Goods', value: formatMoney(refund - deliveryRefund) },
            { label: 'Delivery fee', value: formatMoney(deliveryRefund) },
          ]
        : []),
      { label: 'Without GST', value: formatMoney(refund - gst) },
      { label: 'GST', value: formatMoney(gst) },
      { label: 'TOTAL REFUNDED', value: formatMoney(refund), strong: true },
    ],
    remarks: [
      `Adjustment note to tax invoice ${invoiceNo}: goods were returned. Prices and credits include GST.`,
      deliveryRefund > 0
        ? 'The delivery fee is refunded, too: the whole order came back because of our mistake.'
        : 'The delivery fee is refunded only when the whole order comes back because of our mistake.',
    ],
    notes: back.note,
    signatures: [],
    issuer: issuerLine(supplier),
  };
};
