import { defineMessages, type MessageTag } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts.plain);

/** Validation messages of lines and forms. */
export const problems = defineMessages(texts.problems);

const withValues = defineMessages<{
  count: { count: number };
  countMany: { count: number };
  age: { day: number; days: number };
  returnOrder: { number: string };
  openRequest: { number: string };
  answerRequest: { number: string };
  times: { quantity: number; part: string };
  until: { day: string };
  orderHash: { number: string };
  exchangeFits: { vehicle: string };
  exchangeFor: { quantity: number; part: string };
  exchangeFitsIf: { vehicle: string };
  exchangeCondition: { condition: string };
  exchangeHint: { days: number };
  exchangeHeld: { day: string; amount: string };
  shareTaken: { amount: string };
  removePhoto: { name: string };
  uploading: { name: string };
  photoReady: { name: string };
  openFile: { name: string };
  itemTitle: { number: string };
  refundWillBe: { amount: string };
  recordedText: { a: MessageTag };
  stockOf: { part: string };
  wrongPartOf: { part: string };
  deliveryMay: { amount: string };
  deliveryWas: { amount: string };
  refundWas: { amount: string };
  refundedText: { amount: string; day: string };
  answeredBefore: { number: string };
  wholeReturn: { count: number; number: string };
  secondLook: { amount: string };
  proposed: { name: string; amount: string };
  secondLookYes: { amount: string };
  noteCount: { count: number; most: number };
  sentRequest: { number: string };
  completed: { returnOrderNo: string };
  declinedDone: { returnOrderNo: string };
  refundProblemHint: { returnOrderNo: string };
}>({
  proposed: { id: 'returns.proposed', defaultMessage: '{name} proposed to refund {amount}' },
  exchangeFor: { id: 'returns.exchange.for', defaultMessage: 'Wanted instead: {quantity, number} × {part}' },
  exchangeFitsIf: { id: 'returns.exchange.fitsIf', defaultMessage: 'Fits {vehicle} under a condition' },
  exchangeCondition: {
    id: 'returns.exchange.condition',
    defaultMessage: 'It fits only under this condition: {condition}. Please check it before you send the request.',
  },
  exchangeFits: { id: 'returns.exchange.fits', defaultMessage: 'Fits {vehicle}' },
  exchangeHint: {
    id: 'returns.exchange.hint',
    defaultMessage:
      'We hold it for {days, number} days once your request is approved. You pay for it in this time, without a delivery fee. The returned part is refunded when we have it.',
  },
  exchangeHeld: {
    id: 'returns.exchange.held',
    defaultMessage: 'We hold this part for you until {day}. Pay {amount} to have it sent.',
  },
  count: { id: 'returns.count', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
  countMany: { id: 'returns.countMany', defaultMessage: '{count, number} entries or more' },
  age: { id: 'returns.age', defaultMessage: 'day {day, number} of {days, number}' },
  returnOrder: { id: 'returns.action.return', defaultMessage: 'Return parts of {number}' },
  openRequest: { id: 'returns.action.view', defaultMessage: 'View request {number}' },
  answerRequest: { id: 'returns.action.answer', defaultMessage: 'Answer request {number}' },
  times: { id: 'returns.times', defaultMessage: '{quantity, number} × {part}' },
  until: { id: 'returns.until', defaultMessage: 'You can request returns for this order until {day}.' },
  orderHash: { id: 'returns.orderHash', defaultMessage: 'Order #{number}' },
  shareTaken: {
    id: 'returns.summary.share',
    defaultMessage: 'A voucher was used: the share of {amount} that it took off these parts is not refunded.',
  },
  removePhoto: { id: 'returns.photo.remove', defaultMessage: 'Remove {name}' },
  uploading: { id: 'returns.photo.uploading', defaultMessage: 'Uploading {name}' },
  photoReady: { id: 'returns.photo.ready', defaultMessage: '{name} is uploaded.' },
  openFile: { id: 'returns.file.open', defaultMessage: 'Open {name}' },
  itemTitle: { id: 'returns.item.title', defaultMessage: 'Return #{number}' },
  refundWillBe: { id: 'returns.refundWillBe', defaultMessage: 'The refund is {amount}.' },
  recordedText: {
    id: 'returns.recorded.text',
    defaultMessage: 'Take it to a dealer with the receipt; the <a>warranty page</a> says what is covered.',
  },
  stockOf: { id: 'returns.process.stockOf', defaultMessage: 'Parts(s) Back In Stock? {part}' },
  wrongPartOf: { id: 'returns.process.wrongPartOf', defaultMessage: 'Wrong part sent? {part}' },
  deliveryMay: {
    id: 'returns.process.deliveryMay',
    defaultMessage:
      'With this return the whole order is back. Its delivery fee of {amount} is also refunded if every part was damaged on delivery or is a wrong part that we sent.',
  },
  deliveryWas: {
    id: 'returns.deliveryWas',
    defaultMessage: 'The delivery fee of {amount} is also refunded: the whole order came back because of our mistake.',
  },
  refundWas: { id: 'returns.refundWas', defaultMessage: '{amount} was refunded.' },
  refundedText: {
    id: 'returns.ended.refunded.text',
    defaultMessage: '{amount} was refunded on {day}. Banks usually show it within a few working days.',
  },
  refundProblemHint: {
    id: 'returns.refundProblem.hint',
    defaultMessage:
      'Search for {returnOrderNo} and for the order number in the card provider’s portal. Send the refund again only if the money has not gone back.',
  },
  answeredBefore: {
    id: 'returns.answer.before',
    defaultMessage: 'Return #{number} is answered. This is the next request.',
  },
  wholeReturn: {
    id: 'returns.answer.whole',
    defaultMessage:
      'Approve {count, plural, one {the other waiting part} other {the # other waiting parts}} of return #{number} too',
  },
  secondLook: { id: 'returns.process.look', defaultMessage: 'Refund {amount}?' },
  secondLookYes: { id: 'returns.process.look.yes', defaultMessage: 'Refund {amount}' },
  noteCount: { id: 'returns.note.count', defaultMessage: '{count, number} of {most, number} characters' },
  sentRequest: {
    id: 'returns.sent.request',
    defaultMessage:
      'Your return request {number} is sent. The dealer answers here and by e-mail. Please keep the goods until then.',
  },
  completed: {
    id: 'returns.process.completed',
    defaultMessage: 'The return request #{returnOrderNo} has been completed.',
  },
  declinedDone: {
    id: 'returns.process.declined',
    defaultMessage: 'The return request #{returnOrderNo} has been declined.',
  },
});

export const messages = { ...plain, ...withValues };
