import { defineMessages, type MessageTag } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

type Quantity = { minimum: number; most: number; name: string };

const withValues = defineMessages<{
  inStockItems: { count: number };
  acceptTerms: { terms: MessageTag; privacy: MessageTag };
  addedSaid: { quantity: number; number: string };
  heldUntil: { time: string };
  voucherRemove: { code: string };
  voucherSaved: { amount: string };
  less: Quantity;
  more: Quantity;
  quantityOf: Quantity;
  changedPrice: { before: string; after: string };
  changedAmount: { before: string; after: string };
  changedQuantity: { before: number; after: number };
  quantityGiven: { name: string };
  freeWith: { code: string };
  quantityNumber: Quantity;
  quantityMinimum: Quantity;
  quantityMultiple: Quantity;
  quantityMost: Quantity;
  lines: { count: number };
  removeAllSure: { count: number };
  remove: { number: string };
  allLines: { count: number };
  tooFew: { count: number };
  setToStock: { count: number };
  shortBefore: { count: number };
  shortOfStock: { parts: string };
  belowMinimum: { minimum: number };
  removed: { number: string };
  takenOut: { count: number; number: string };
  forVehicle: { vehicle: string };
  postcodeOfBoxes: { postcode: string; state: string };
  otherState: { postcode: string; expected: string; state: string };
  toProfile: { address: string };
  goesTo: { name: string; address: string };
  pay: { total: string };
  totalPaid: { total: string };
  leavesOn: { day: string };
  dealerHelps: { dealer: string; phone: string };
}>({
  addedSaid: { id: 'cart.added.said', defaultMessage: '{quantity} × {number} added to your cart' },
  less: { id: 'cart.less', defaultMessage: 'Fewer {name}' },
  more: { id: 'cart.more', defaultMessage: 'More {name}' },
  quantityOf: { id: 'cart.quantityOf', defaultMessage: 'Quantity of {name}' },
  changedPrice: { id: 'cart.changed.price', defaultMessage: 'Price {before} → {after}' },
  changedAmount: { id: 'cart.changed.amount', defaultMessage: '{before} → {after}' },
  changedQuantity: { id: 'cart.changed.quantity', defaultMessage: 'Quantity {before} → {after}' },
  quantityGiven: { id: 'cart.quantityGiven', defaultMessage: 'Quantity of {name}, fixed:' },
  freeWith: { id: 'cart.freeWith', defaultMessage: 'Free with {code}. The voucher fixes its quantity.' },
  quantityNumber: { id: 'cart.quantity.number', defaultMessage: 'Enter a whole number.' },
  quantityMinimum: { id: 'cart.quantity.minimum', defaultMessage: 'The minimum quantity is {minimum}.' },
  quantityMultiple: { id: 'cart.quantity.multiple', defaultMessage: 'Sold in multiples of {minimum}.' },
  quantityMost: { id: 'cart.quantity.most', defaultMessage: 'The maximum quantity is {most}.' },
  allLines: { id: 'cart.lines.all', defaultMessage: 'Show all {count, number} lines' },
  lines: { id: 'cart.lines', defaultMessage: '{count, plural, one {# line} other {# lines}}' },
  removeAllSure: {
    id: 'cart.removeAll.sure',
    defaultMessage: 'Remove {count, plural, one {the line} other {all # lines}}?',
  },
  remove: { id: 'cart.remove', defaultMessage: 'Remove {number}' },
  tooFew: {
    id: 'cart.tooFew',
    defaultMessage:
      '{count, plural, =0 {Not in stock now. Remove the line to pay for the others.} other {Only # can be bought now. Lower the quantity to pay.}}',
  },
  belowMinimum: {
    id: 'cart.belowMinimum',
    defaultMessage: 'The stock left is below the minimum order of {minimum}. Remove the line to pay for the others.',
  },
  shortBefore: {
    id: 'cart.shortBefore',
    defaultMessage:
      '{count, plural, =0 {Out of stock. You can leave it in your cart and buy it when it is back in stock.} other {Only # can be bought now.}}',
  },
  setToStock: { id: 'cart.setToStock', defaultMessage: 'Set to {count, number}' },
  shortOfStock: {
    id: 'cart.shortOfStock',
    defaultMessage: 'There is not enough stock of {parts}. Lower the quantity or remove the line, then pay.',
  },
  removed: { id: 'cart.removed', defaultMessage: '{number} removed from your cart' },
  takenOut: {
    id: 'cart.takenOut',
    defaultMessage: '{count, plural, one {{number} was removed.} other {# lines were removed.}}',
  },
  forVehicle: { id: 'cart.forVehicle', defaultMessage: 'For {vehicle}' },
  otherState: {
    id: 'cart.otherState',
    defaultMessage: 'Postcode {postcode} is usually {expected}, not {state}. Check it, or continue if it is correct.',
  },
  postcodeOfBoxes: {
    id: 'cart.postcode.boxes',
    defaultMessage:
      'In Australia {postcode} is a postcode of PO boxes in {state}, not of a street. We deliver within Australia: check the address.',
  },
  toProfile: { id: 'cart.deliverTo.profile', defaultMessage: 'Your profile: {address}' },
  goesTo: { id: 'cart.goesTo', defaultMessage: 'Deliver to {name}, {address}.' },
  voucherRemove: { id: 'cart.voucher.remove', defaultMessage: 'Remove the code {code}' },
  voucherSaved: { id: 'cart.voucher.saved', defaultMessage: 'Today you have saved {amount} with the coupon code!' },
  inStockItems: { id: 'cart.inStock', defaultMessage: 'In Stock ~ {count, number} items' },
  acceptTerms: {
    id: 'cart.acceptTerms',
    defaultMessage: 'I accept the <terms>Terms & Conditions</terms> and the <privacy>Privacy Policy</privacy>.',
  },
  heldUntil: { id: 'cart.heldUntil', defaultMessage: 'We hold these parts for you until {time}.' },
  totalPaid: { id: 'cart.totalPaid', defaultMessage: 'Total paid: {total}' },
  leavesOn: { id: 'cart.next.leaves', defaultMessage: 'We expect your order to leave our warehouse on {day}.' },
  dealerHelps: { id: 'cart.next.dealer', defaultMessage: 'Your dealer is {dealer}, telephone {phone}.' },
  pay: { id: 'cart.pay', defaultMessage: 'Pay {total}' },
});

export const messages = { ...plain, ...withValues };
