import { defineMessages, type MessageTag } from 'react-intl';

const plain = defineMessages({
  add: { id: 'cart.add', defaultMessage: 'Add to cart' },
  adding: { id: 'cart.adding', defaultMessage: 'Adding…' },
  added: { id: 'cart.added', defaultMessage: 'Added' },
  viewCart: { id: 'cart.view', defaultMessage: 'View cart' },

  title: { id: 'cart.title', defaultMessage: 'Cart' },
  empty: { id: 'cart.empty', defaultMessage: 'Your cart is Empty!' },
  explore: { id: 'cart.explore', defaultMessage: 'Explore Our Extensive Range Of Parts' },
  emptyKept: { id: 'cart.empty.kept', defaultMessage: 'The cart of your account is there when you are signed in.' },
  endedTitle: { id: 'cart.ended', defaultMessage: 'Your session has ended' },
  endedKept: {
    id: 'cart.ended.kept',
    defaultMessage: 'You were away for long, so we signed you out. Your cart is kept: sign in and it is here again.',
  },
  signIn: { id: 'cart.signIn', defaultMessage: 'Sign in' },
  removeAll: { id: 'cart.removeAll', defaultMessage: 'Remove all' },
  undo: { id: 'cart.undo', defaultMessage: 'Undo' },
  keepAll: { id: 'cart.keepAll', defaultMessage: 'Keep them' },
  total: { id: 'cart.lineTotal', defaultMessage: 'Total' },
  minOrderToBuy: { id: 'cart.minOrder', defaultMessage: 'Min order to buy' },
  inStock: { id: 'cart.stock.in', defaultMessage: 'In stock' },
  lowStock: { id: 'cart.stock.low', defaultMessage: 'Low stock' },
  noStock: { id: 'cart.stock.none', defaultMessage: 'Out of stock' },
  changed: {
    id: 'cart.changed',
    defaultMessage:
      'Your cart has changed since you last saw it: a price, a quantity or what is in stock. Nothing was paid. Check the lines and the total, then pay again.',
  },
  changedTitle: { id: 'cart.changed.title', defaultMessage: 'Your cart has changed since you last saw it.' },
  changedNext: {
    id: 'cart.changed.next',
    defaultMessage: 'Nothing was paid. Check the lines and the total, then pay again.',
  },
  changedNothing: {
    id: 'cart.changed.nothing',
    defaultMessage:
      'Your cart was opened anew. Its lines, prices and total are as you saw them, and nothing was paid: pay again.',
  },
  changedGone: { id: 'cart.changed.gone', defaultMessage: 'Taken out' },
  changedNew: { id: 'cart.changed.new', defaultMessage: 'Added' },

  deliveryFrom: { id: 'cart.deliveryFrom', defaultMessage: 'Delivery From' },
  subtotal: { id: 'cart.subtotal', defaultMessage: 'Subtotal' },
  deliveryFee: { id: 'cart.deliveryFee', defaultMessage: 'Delivery Fee' },
  free: { id: 'cart.free', defaultMessage: 'Free' },
  voucherCode: { id: 'cart.voucher.code', defaultMessage: 'Voucher code' },
  voucherApply: { id: 'cart.voucher.apply', defaultMessage: 'Apply' },
  voucherEntered: { id: 'cart.voucher.entered', defaultMessage: 'Your code was entered sucessfully.' },
  voucherSaving: { id: 'cart.voucher.saving', defaultMessage: 'Voucher saving' },
  specialOffer: { id: 'cart.offer', defaultMessage: 'Special Offer!' },
  specialOfferDecline: { id: 'cart.offer.decline', defaultMessage: 'No, thank you' },
  specialOfferClose: { id: 'cart.offer.close', defaultMessage: 'Close' },
  gst: { id: 'cart.gst', defaultMessage: 'GST (included)' },
  totalToPay: { id: 'cart.totalToPay', defaultMessage: 'TOTAL TO PAY' },
  poaNote: {
    id: 'cart.poaNote',
    defaultMessage: 'POA lines are not in the total. We advise their price before they are dispatched.',
  },

  details: { id: 'cart.details', defaultMessage: 'Your Details' },
  postcodeInvalid: { id: 'cart.postcode.invalid', defaultMessage: 'Invalid Australian postcode' },
  emailRequired: { id: 'cart.email.required', defaultMessage: 'Email Address is required.' },
  joinUs: { id: 'cart.joinUs', defaultMessage: 'Join Us' },
  apply: { id: 'cart.apply', defaultMessage: 'Apply' },
  cancel: { id: 'cart.cancel', defaultMessage: 'Cancel' },
  notFromProfile: {
    id: 'cart.notFromProfile',
    defaultMessage: 'This address counts for this order only. Your next order begins with your profile again.',
  },
  profileAbroad: {
    id: 'cart.profileAbroad',
    defaultMessage: 'We deliver within Australia, and the address of your profile is not there. Give one in Australia.',
  },
  deliverTo: { id: 'cart.deliverTo', defaultMessage: 'Deliver to' },
  toProfileEmpty: { id: 'cart.deliverTo.profileEmpty', defaultMessage: 'Your profile' },
  toOther: { id: 'cart.deliverTo.other', defaultMessage: 'The address below' },
  changeAddress: { id: 'cart.changeAddress', defaultMessage: 'Change' },
  fromProfile: {
    id: 'cart.fromProfile',
    defaultMessage: 'Filled in from your profile. What you change here counts for this order only.',
  },
  guestCheckout: { id: 'cart.guestCheckout', defaultMessage: 'Guest Checkout' },
  detailsSaved: { id: 'cart.detailsSaved', defaultMessage: 'Details saved' },

  extras: { id: 'cart.extras', defaultMessage: 'Order references' },
  extraEmails: { id: 'cart.extraEmails', defaultMessage: 'Additional emails' },
  extraEmailsHint: {
    id: 'cart.extraEmails.hint',
    defaultMessage: 'Who else gets the confirmation. Put a semicolon (;) between addresses.',
  },
  extraEmailsInvalid: {
    id: 'cart.extraEmails.invalid',
    defaultMessage: 'Please enter valid email address. If multiple emails, please seperate with a semi-colon(;).',
  },
  extraEmailsMany: { id: 'cart.extraEmails.many', defaultMessage: 'At most 10 additional emails.' },
  purchaseOrder: { id: 'cart.purchaseOrder', defaultMessage: 'Purchase order number' },
  notes: { id: 'cart.notes', defaultMessage: 'Notes' },

  payment: { id: 'cart.payment', defaultMessage: 'Payment options' },
  creditCard: { id: 'cart.creditCard', defaultMessage: 'Credit card' },
  cardName: { id: 'cart.card.name', defaultMessage: 'Name on card' },
  cardNumber: { id: 'cart.card.number', defaultMessage: 'Card number' },
  cardMonth: { id: 'cart.card.month', defaultMessage: 'Expiry month' },
  cardYear: { id: 'cart.card.year', defaultMessage: 'Expiry year' },
  monthForm: { id: 'cart.card.month.form', defaultMessage: 'MM' },
  yearForm: { id: 'cart.card.year.form', defaultMessage: 'YY' },
  cardCvn: { id: 'cart.card.cvn', defaultMessage: 'CVN' },
  cardSafe: {
    id: 'cart.card.safe',
    defaultMessage: 'Your card details go straight to the payment provider. Southline neither sees nor stores them.',
  },
  card_name: { id: 'cart.card.name.problem', defaultMessage: 'Enter the name on the card.' },
  card_number: { id: 'cart.card.number.problem', defaultMessage: 'Enter the card number as it stands on the card.' },
  card_month: { id: 'cart.card.month.problem', defaultMessage: 'Enter 01 to 12.' },
  card_year: { id: 'cart.card.year.problem', defaultMessage: 'Enter the year on the card, such as 30.' },
  card_expired: { id: 'cart.card.expired.problem', defaultMessage: 'This card has expired.' },
  card_cvn: { id: 'cart.card.cvn.problem', defaultMessage: 'Enter 3 digits.' },
  nothingToPay: { id: 'cart.nothingToPay', defaultMessage: 'There is nothing to pay now.' },
  placeOrder: { id: 'cart.placeOrder', defaultMessage: 'PLACE ORDER' },

  stepSaving: { id: 'cart.step.saving', defaultMessage: 'Saving your details…' },
  stepReserving: { id: 'cart.step.reserving', defaultMessage: 'Reserving your parts…' },
  stepSending: { id: 'cart.step.sending', defaultMessage: 'Sending the card to the payment provider…' },
  stepConfirming: { id: 'cart.step.confirming', defaultMessage: 'Confirming your payment…' },
  stepPlacing: { id: 'cart.step.placing', defaultMessage: 'Placing your order…' },
  stay: {
    id: 'cart.stay',
    defaultMessage: 'If this page closes or reloads, it carries on from here. You are charged once at most.',
  },
  paymentFailed: { id: 'cart.paymentFailed', defaultMessage: 'Payment failed.' },
  detailsFailed: { id: 'cart.detailsFailed', defaultMessage: 'Your details could not be saved.' },
  cancelledTitle: { id: 'cart.cancelled', defaultMessage: 'No order was placed.' },
  unsentTitle: { id: 'cart.unsent', defaultMessage: 'The payment provider could not be reached.' },
  unsentText: {
    id: 'cart.unsent.text',
    defaultMessage:
      'No payment has been confirmed. Check your connection and pay again: the order can be charged once only.',
  },
  unconfirmedTitle: { id: 'cart.unconfirmed', defaultMessage: 'Your payment is not confirmed yet' },
  unconfirmedText: {
    id: 'cart.unconfirmed.text',
    defaultMessage:
      'The payment provider is taking longer than usual. We keep asking: as soon as your payment is confirmed, your order is placed and confirmed by email, even if you leave this page.',
  },
  checkAgain: { id: 'cart.checkAgain', defaultMessage: 'Check again' },
  cardAgain: { id: 'cart.cardAgain', defaultMessage: 'Enter the card again' },
  unplacedTitle: { id: 'cart.unplaced', defaultMessage: 'Your payment went through. Your order is not finished yet.' },
  unplacedText: {
    id: 'cart.unplaced.text',
    defaultMessage: 'Do not pay again. We finish the order by ourselves within a minute and confirm it by email.',
  },
  finishOrder: { id: 'cart.finishOrder', defaultMessage: 'Finish the order now' },

  thanksTitle: { id: 'cart.thanks.title', defaultMessage: 'Thank you' },
  thanks: {
    id: 'cart.thanks',
    defaultMessage:
      'Thank you for your order! The dealer will contact you to provide you with a status update of the order.',
  },
  thanksShort: { id: 'cart.thanks.short', defaultMessage: 'Thank you for your order!' },
  orderList: { id: 'cart.orderList', defaultMessage: 'Order List' },
  generateOrderList: { id: 'cart.orderList.generate', defaultMessage: 'Generate a Order List' },
  checkoutTitle: { id: 'cart.checkout', defaultMessage: 'Checkout' },
  fuelCard: { id: 'cart.fuelCard', defaultMessage: 'Mobil fuel card' },
  fuelCardText: {
    id: 'cart.fuelCard.text',
    defaultMessage: 'Fuel for your vehicles on account, one statement for the books.',
  },
  clearCart: { id: 'cart.clear', defaultMessage: 'Clear Shopping Cart' },
  thanksEmail: { id: 'cart.thanks.email', defaultMessage: 'An email confirming your order details has been sent' },
  orderNumber: { id: 'cart.orderNumber', defaultMessage: 'Order number' },
  papers: { id: 'cart.papers', defaultMessage: 'Your papers' },
  orderPdf: { id: 'cart.orderPdf', defaultMessage: 'Order PDF' },
  orderPdfDownload: { id: 'cart.orderPdf.download', defaultMessage: 'Download order PDF' },
  taxInvoice: { id: 'cart.taxInvoice', defaultMessage: 'Tax invoice' },
  packingList: { id: 'cart.packingList', defaultMessage: 'Packing list' },
  misfit: { id: 'cart.misfit', defaultMessage: 'It does not fit the vehicle that you chose.' },
  moreParts: { id: 'cart.moreParts', defaultMessage: 'Find more parts' },
});

type Quantity = { minimum: number; most: number; name: string };

const withValues = defineMessages<{
  inStockItems: { count: number };
  acceptTerms: { terms: MessageTag; privacy: MessageTag };
  addedSaid: { quantity: number; number: string };
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
  gm: { number: string };
  inWarehouse: { count: number };
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
  quantityMinimum: { id: 'cart.quantity.minimum', defaultMessage: 'The smallest quantity is {minimum}.' },
  quantityMultiple: { id: 'cart.quantity.multiple', defaultMessage: 'Sold in multiples of {minimum}.' },
  quantityMost: { id: 'cart.quantity.most', defaultMessage: 'The largest quantity is {most}.' },
  lines: { id: 'cart.lines', defaultMessage: '{count, plural, one {# line} other {# lines}}' },
  removeAllSure: {
    id: 'cart.removeAll.sure',
    defaultMessage: 'Remove {count, plural, one {the line} other {all # lines}}?',
  },
  remove: { id: 'cart.remove', defaultMessage: 'Remove {number}' },
  gm: { id: 'cart.gm', defaultMessage: 'GM {number}' },
  inWarehouse: { id: 'cart.inWarehouse', defaultMessage: '{count, number} in the warehouse' },
  tooFew: {
    id: 'cart.tooFew',
    defaultMessage:
      '{count, plural, =0 {Not in stock now. Remove the line to pay for the others.} other {Only # can be bought now. Lower the quantity to pay.}}',
  },
  belowMinimum: {
    id: 'cart.belowMinimum',
    defaultMessage: 'Fewer than {minimum} are left, the least that is sold. Remove the line to pay for the others.',
  },
  shortBefore: {
    id: 'cart.shortBefore',
    defaultMessage:
      '{count, plural, =0 {Not in stock now: it can wait in your cart, and be paid for once it is there.} other {Only # can be bought now.}}',
  },
  setToStock: { id: 'cart.setToStock', defaultMessage: 'Set to {count, number}' },
  shortOfStock: {
    id: 'cart.shortOfStock',
    defaultMessage: 'There is not enough in stock of {parts}. Lower the quantity or remove the line, then pay.',
  },
  removed: { id: 'cart.removed', defaultMessage: '{number} removed from your cart' },
  takenOut: {
    id: 'cart.takenOut',
    defaultMessage: '{count, plural, one {{number} was removed.} other {# lines were removed.}}',
  },
  forVehicle: { id: 'cart.forVehicle', defaultMessage: 'For {vehicle}' },
  otherState: {
    id: 'cart.otherState',
    defaultMessage: 'Postcode {postcode} is usually {expected}, not {state}. Check it, or go on if it is right.',
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
  pay: { id: 'cart.pay', defaultMessage: 'Pay {total}' },
});

export const messages = { ...plain, ...withValues };
