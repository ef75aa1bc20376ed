import { defineMessages, type MessageTag } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

const withValues = defineMessages<{
  vouchersUsed: { codes: string; amount: string };
  unpricedCount: { count: number };
  unpricedPart: { quantity: number; part: string };
  offerOpenUntil: { day: string };
  offerWaits: { number: string; day: string };
  offerAcceptedUntil: { day: string };
  priceEachOf: { part: string };
  offerOf: { count: number; of: number };
  buyerGetsText: { day: string };
  offerReplaces: { number: number };
  offerIsAccepted: { number: string };
  offerSent: { number: number; day: string };
  count: { count: number };
  countMany: { count: number };
  invoiceOf: { number: string };
  packingListOf: { number: string };
  orderHash: { number: string };
  times: { quantity: number; price: string };
  tracking: { number: string };
  expectedDispatch: { day: string };
  parcelNo: { number: number };
  parcelList: { number: number };
  parcelDelivered: { number: number };
  dispatchFewer: { name: string };
  dispatchMore: { name: string };
  dispatchUnits: { name: string; most: number };
  before: { price: string };
  poNo: { number: string };
  moreLines: { count: number };
  chooseOrder: { number: string };
  chosen: { count: number };
  mailWithPapers: { email: string };
  mailAlone: { email: string };
  mailCopies: { emails: string };
  cancelSome: { count: number };
  cancelOf: { most: number };
  cancelFewer: { name: string };
  cancelMore: { name: string };
  cancelUnitsNamed: { name: string; most: number };
  cancelDone: { amount: string };
  cancelledUnits: { count: number };
  movedUnits: { count: number };
  refundOfReturn: { number: string };
  statusSentText: { email: string; number: string };
  offerValid: { day: string };
  offerAnswerOf: { number: string };
  offerPay: { amount: string };
  offerEach: { quantity: number; price: string };
  offerCall: { a: MessageTag; phone: string };
  continuesOrder: { a: MessageTag; number: string };
  continuedBy: { a: MessageTag; number: string };
}>({
  unpricedCount: {
    id: 'orders.unpriced.count',
    defaultMessage:
      '{count, plural, one {# order has lines without a price} other {# orders have lines without a price}}',
  },
  unpricedPart: {
    id: 'orders.unpriced.part',
    defaultMessage: '{quantity, number} × {part}',
  },
  offerOpenUntil: {
    id: 'orders.unpriced.open',
    defaultMessage: 'open until {day}',
  },
  offerAcceptedUntil: {
    id: 'orders.unpriced.accepted',
    defaultMessage: 'accepted, to be paid until {day}',
  },
  priceEachOf: {
    id: 'orders.prices.eachOf',
    defaultMessage: 'Price of {part} each, incl. GST',
  },
  offerOf: {
    id: 'orders.prices.of',
    defaultMessage: '{count, number} of {of, plural, one {# line} other {# lines}}',
  },
  buyerGetsText: {
    id: 'orders.prices.text',
    defaultMessage:
      'A mail with these prices. The buyer accepts or declines each line until {day}. Accepted lines become an order of their own, without a delivery fee. Unanswered lines are cancelled.',
  },
  offerReplaces: {
    id: 'orders.prices.replaces',
    defaultMessage: 'Offer {number} has no answer yet. A new offer replaces it.',
  },
  offerIsAccepted: {
    id: 'orders.prices.isAccepted',
    defaultMessage:
      'The buyer accepted this offer and can pay for order {number}. New prices can be offered when it has ended. If a price is wrong, cancel its line first.',
  },
  offerSent: {
    id: 'orders.prices.sent',
    defaultMessage: 'Offer {number} was sent to the buyer. It is valid until {day}.',
  },
  count: { id: 'orders.count', defaultMessage: '{count, plural, one {# order} other {# orders}}' },
  countMany: { id: 'orders.countMany', defaultMessage: '{count, number} orders or more' },
  invoiceOf: { id: 'orders.invoice.of', defaultMessage: 'Invoice of {number}' },
  poNo: { id: 'orders.poNo', defaultMessage: 'PO {number}' },
  moreLines: {
    id: 'orders.moreLines',
    defaultMessage: '{count, plural, one {and # more line} other {and # more lines}}',
  },
  orderHash: { id: 'orders.hash', defaultMessage: 'Order #{number}' },
  times: { id: 'orders.times', defaultMessage: '{quantity} × {price}' },
  before: { id: 'orders.again.before', defaultMessage: 'was {price}' },
  tracking: { id: 'orders.tracking', defaultMessage: 'Tracking No {number}' },
  expectedDispatch: { id: 'orders.expected.dispatch', defaultMessage: 'We expect it to leave our warehouse on {day}.' },
  parcelNo: { id: 'orders.parcel', defaultMessage: 'Parcel {number}' },
  parcelList: { id: 'orders.parcel.list', defaultMessage: 'Packing list of parcel {number}' },
  parcelDelivered: { id: 'orders.parcel.delivered', defaultMessage: 'Mark parcel {number} as delivered' },
  dispatchFewer: { id: 'orders.dispatch.fewer', defaultMessage: 'Dispatch one {name} less' },
  dispatchMore: { id: 'orders.dispatch.more', defaultMessage: 'Dispatch one {name} more' },
  dispatchUnits: { id: 'orders.dispatch.units', defaultMessage: 'Units of {name} in this parcel, up to {most}' },
  chooseOrder: { id: 'orders.choose.order', defaultMessage: 'Choose {number}' },
  chosen: { id: 'orders.chosen', defaultMessage: '{count, plural, one {# order chosen} other {# orders chosen}}' },
  mailWithPapers: {
    id: 'orders.receipt.mailWithPapers',
    defaultMessage: 'We send the confirmation to {email}. Your documents are attached, or follow in a separate email.',
  },
  mailAlone: { id: 'orders.receipt.mailAlone', defaultMessage: 'We send the confirmation to {email}.' },
  mailCopies: { id: 'orders.receipt.copies', defaultMessage: 'We send copies to {emails}.' },
  cancelSome: {
    id: 'orders.cancel.some',
    defaultMessage: '{count, plural, one {Cancel # unit} other {Cancel # units}}',
  },
  cancelOf: { id: 'orders.cancel.of', defaultMessage: 'of {most}' },
  cancelFewer: { id: 'orders.cancel.fewer', defaultMessage: 'Cancel one unit less of {name}' },
  cancelMore: { id: 'orders.cancel.more', defaultMessage: 'Cancel one unit more of {name}' },
  cancelUnitsNamed: { id: 'orders.cancel.unitsOf', defaultMessage: 'Units of {name} to cancel, up to {most}' },
  cancelDone: {
    id: 'orders.cancel.done',
    defaultMessage: 'Cancelled. {amount} is refunded to the card; your bank shows it within a few days.',
  },
  cancelledUnits: { id: 'orders.cancelledUnits', defaultMessage: '{count, number} cancelled' },
  movedUnits: { id: 'orders.movedUnits', defaultMessage: '{count, number} in another order' },
  refundOfReturn: { id: 'orders.refunds.return', defaultMessage: 'Return {number}' },
  statusSentText: {
    id: 'orders.status.sentText',
    defaultMessage:
      'If order {number} belongs to {email}, we have mailed a code of six digits there. It is valid for ten minutes.',
  },
  packingListOf: { id: 'orders.packingList.of', defaultMessage: 'Packing List of {number}' },
  offerWaits: { id: 'orders.offer.waits', defaultMessage: 'Order {number}: answer by {day}' },
  offerValid: { id: 'orders.offer.valid', defaultMessage: 'Valid until {day}' },
  offerAnswerOf: { id: 'orders.offer.answerOf', defaultMessage: 'Your answer for {number}' },
  offerPay: { id: 'orders.offer.pay', defaultMessage: 'Accept and pay {amount}' },
  offerEach: { id: 'orders.offer.each', defaultMessage: '{quantity} × {price} each' },
  offerCall: { id: 'orders.offer.call', defaultMessage: 'To answer this offer, please call <a>{phone}</a>.' },
  continuesOrder: { id: 'orders.offer.parent', defaultMessage: 'This order belongs to order <a>{number}</a>.' },
  continuedBy: { id: 'orders.offer.followOn', defaultMessage: 'Order <a>{number}</a> belongs to this order.' },
  vouchersUsed: { id: 'orders.vouchers', defaultMessage: 'Voucher {codes}: you saved {amount}.' },
});

/** Validation messages of the price form. */
export const problems = defineMessages({
  price: { id: 'orders.problem.price', defaultMessage: 'Please enter an amount like 24.50.' },
  dearest: { id: 'orders.problem.dearest', defaultMessage: 'A price is at most $100,000.00.' },
  noPrice: { id: 'orders.problem.noPrice', defaultMessage: 'Please enter the price of one line at least.' },
  days: { id: 'orders.problem.days', defaultMessage: 'Please enter a whole number from 1 to 30.' },
});

export const messages = { ...plain, ...withValues };
