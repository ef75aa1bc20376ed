import { defineMessages } from 'react-intl';

const plain = defineMessages({
  yours: { id: 'orders.yours', defaultMessage: 'Your Orders' },
  all: { id: 'orders.all', defaultMessage: 'Manage Orders' },
  tabs: { id: 'orders.tabs', defaultMessage: 'Kinds of orders' },
  ordersList: { id: 'orders.tab.list', defaultMessage: 'Orders List' },
  returnOrders: { id: 'orders.tab.returns', defaultMessage: 'Return Orders' },
  returnRequest: { id: 'orders.tab.requests', defaultMessage: 'Return Request' },
  refundedOrders: { id: 'orders.tab.refunded', defaultMessage: 'Refunded Orders' },
  noReturns: { id: 'orders.returns.none', defaultMessage: 'There are no return orders' },
  noRequests: { id: 'orders.requests.none', defaultMessage: 'There are no return requests' },
  noRefunded: { id: 'orders.refunded.none', defaultMessage: 'There are no refunded orders' },
  returnsHint: {
    id: 'orders.returns.hint',
    defaultMessage: 'When something is returned, it is listed here, with how far it has got.',
  },
  membershipNo: { id: 'orders.membershipNo', defaultMessage: 'Membership No' },
  orderNumber: { id: 'orders.number', defaultMessage: 'Order Number' },
  orderDate: { id: 'orders.date', defaultMessage: 'Order Date' },
  total: { id: 'orders.total', defaultMessage: 'Total $ Value' },
  status: { id: 'orders.status', defaultMessage: 'Status' },
  invoice: { id: 'orders.invoice', defaultMessage: 'Invoice' },
  packingList: { id: 'orders.packingList', defaultMessage: 'Packing List' },
  completed: { id: 'orders.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'orders.cancelled', defaultMessage: 'Cancelled' },
  guest: { id: 'orders.guest', defaultMessage: 'Guest' },
  newest: { id: 'orders.sort.newest', defaultMessage: 'Order date, newest first' },
  oldest: { id: 'orders.sort.oldest', defaultMessage: 'Order date, oldest first' },
  numberUp: { id: 'orders.sort.numberUp', defaultMessage: 'Order number, lowest first' },
  numberDown: { id: 'orders.sort.numberDown', defaultMessage: 'Order number, highest first' },
  totalUp: { id: 'orders.sort.totalUp', defaultMessage: 'Total, lowest first' },
  totalDown: { id: 'orders.sort.totalDown', defaultMessage: 'Total, highest first' },
  csv: { id: 'orders.csv', defaultMessage: 'Export as CSV' },
  empty: { id: 'orders.empty', defaultMessage: 'No orders yet' },
  emptyHint: {
    id: 'orders.empty.hint',
    defaultMessage: 'What you buy while you are signed in is listed here, with its invoice and its packing list.',
  },
  toFinder: { id: 'orders.toFinder', defaultMessage: 'Find parts' },
  details: { id: 'orders.details', defaultMessage: 'Order Details' },
  back: { id: 'orders.back', defaultMessage: 'Back to Order List' },
  download: { id: 'orders.download', defaultMessage: 'Download Order' },
  'Order Placed': { id: 'orders.state.placed', defaultMessage: 'Order Placed' },
  'Order Dispatched': { id: 'orders.state.dispatched', defaultMessage: 'Order Dispatched' },
  'Order Delivered': { id: 'orders.state.delivered', defaultMessage: 'Order Delivered' },
  'Order Cancelled': { id: 'orders.state.cancelled', defaultMessage: 'Order Cancelled' },
  forBuyer: { id: 'orders.forBuyer', defaultMessage: 'FOR BUYER' },
  forDealer: { id: 'orders.forDealer', defaultMessage: 'FOR DEALER' },
  name: { id: 'orders.name', defaultMessage: 'Name' },
  telephone: { id: 'orders.telephone', defaultMessage: 'Telephone' },
  deliveryAddress: { id: 'orders.deliveryAddress', defaultMessage: 'Delivery Address' },
  email: { id: 'orders.email', defaultMessage: 'Email' },
  copies: { id: 'orders.copies', defaultMessage: 'Copies to' },
  purchaseOrder: { id: 'orders.purchaseOrder', defaultMessage: 'Purchase Order No' },
  notes: { id: 'orders.notes', defaultMessage: 'Notes' },
  partNo: { id: 'orders.partNo', defaultMessage: 'Southline Part No' },
  gmPartNo: { id: 'orders.gmPartNo', defaultMessage: 'GM Part No' },
  description: { id: 'orders.description', defaultMessage: 'Description' },
  listPrice: { id: 'orders.listPrice', defaultMessage: 'List price' },
  quantity: { id: 'orders.quantity', defaultMessage: 'Quantity' },
  lineTotal: { id: 'orders.lineTotal', defaultMessage: 'Total' },
  subTotal: { id: 'orders.subTotal', defaultMessage: 'SubTotal' },
  saving: { id: 'orders.saving', defaultMessage: 'Voucher' },
  gst: { id: 'orders.gst', defaultMessage: 'Gst' },
  shipping: { id: 'orders.shipping', defaultMessage: 'Shipping Cost' },
  totalToPay: { id: 'orders.totalToPay', defaultMessage: 'TOTAL TO PAY' },
  free: { id: 'orders.free', defaultMessage: 'Free' },
  pricesNote: {
    id: 'orders.pricesNote',
    defaultMessage: 'All prices are recommended, include GST and are correct at time of publication.',
  },
  story: { id: 'orders.story', defaultMessage: 'What has happened' },
  stepPaid: { id: 'orders.step.paid', defaultMessage: 'Paid' },
  stepPlaced: { id: 'orders.step.placed', defaultMessage: 'Placed, confirmed by e-mail' },
  stepDispatched: { id: 'orders.step.dispatched', defaultMessage: 'Dispatched' },
  stepDelivered: { id: 'orders.step.delivered', defaultMessage: 'Delivered' },
  stepRefunding: { id: 'orders.step.refunding', defaultMessage: 'Could not be placed; the money goes back' },
  stepCancelled: { id: 'orders.step.cancelled', defaultMessage: 'Cancelled' },
  stepConfirmation: { id: 'orders.step.confirmation', defaultMessage: 'Confirmation sent again' },
  resend: { id: 'orders.resend', defaultMessage: 'Send the confirmation again' },
  resent: { id: 'orders.resent', defaultMessage: 'It is on its way to the address of the order.' },
  fulfil: { id: 'orders.fulfil', defaultMessage: 'Dispatch and delivery' },
  carrier: { id: 'orders.carrier', defaultMessage: 'Carrier' },
  trackingNo: { id: 'orders.trackingNo', defaultMessage: 'Tracking No' },
  markDispatched: { id: 'orders.markDispatched', defaultMessage: 'Mark as dispatched' },
  markDelivered: { id: 'orders.markDelivered', defaultMessage: 'Mark as delivered' },
  returnsOfOrder: { id: 'orders.returnsOfOrder', defaultMessage: 'Returns of this order' },
  noReturnsOfOrder: { id: 'orders.returnsOfOrder.none', defaultMessage: 'There are none.' },
  unknown: { id: 'orders.unknown', defaultMessage: 'There is no such order' },
  unknownHint: {
    id: 'orders.unknown.hint',
    defaultMessage: 'Check the address, or look for the order in your list.',
  },
  unknownSignIn: {
    id: 'orders.unknown.signIn',
    defaultMessage:
      'If you ordered as a member, sign in to see it. A guest sees an order in the browser that it was placed with.',
  },
  signIn: { id: 'orders.signIn', defaultMessage: 'Sign in' },
  again: { id: 'orders.again', defaultMessage: 'Order again' },
  addAll: { id: 'orders.again.add', defaultMessage: 'Add to cart' },
  inCart: { id: 'orders.again.done', defaultMessage: 'These are in your cart now.' },
  leftOut: { id: 'orders.again.leftOut', defaultMessage: 'Left out' },
  toCart: { id: 'orders.again.cart', defaultMessage: 'View cart' },
  close: { id: 'orders.close', defaultMessage: 'Close' },
  choose: { id: 'orders.choose', defaultMessage: 'Choose' },
  noMatch: { id: 'orders.noMatch', defaultMessage: 'No orders match' },
  noMatchHint: {
    id: 'orders.noMatch.hint',
    defaultMessage: 'Check the days and the whole order number, or clear the search to see all orders again.',
  },
});

const withValues = defineMessages<{
  vouchersUsed: { codes: string; amount: string };
  count: { count: number };
  countMany: { count: number };
  invoiceOf: { number: string };
  packingListOf: { number: string };
  orderHash: { number: string };
  times: { quantity: number; price: string };
  tracking: { number: string };
  before: { price: string };
  chooseOrder: { number: string };
  chosen: { count: number };
}>({
  count: { id: 'orders.count', defaultMessage: '{count, plural, one {# order} other {# orders}}' },
  countMany: { id: 'orders.countMany', defaultMessage: '{count, number} orders or more' },
  invoiceOf: { id: 'orders.invoice.of', defaultMessage: 'Invoice of {number}' },
  orderHash: { id: 'orders.hash', defaultMessage: 'Order #{number}' },
  times: { id: 'orders.times', defaultMessage: '{quantity} × {price}' },
  before: { id: 'orders.again.before', defaultMessage: 'was {price}' },
  tracking: { id: 'orders.tracking', defaultMessage: 'Tracking No {number}' },
  chooseOrder: { id: 'orders.choose.order', defaultMessage: 'Choose {number}' },
  chosen: { id: 'orders.chosen', defaultMessage: '{count, plural, one {# order chosen} other {# orders chosen}}' },
  packingListOf: { id: 'orders.packingList.of', defaultMessage: 'Packing List of {number}' },
  vouchersUsed: { id: 'orders.vouchers', defaultMessage: 'Voucher {codes}: you saved {amount}.' },
});

export const messages = { ...plain, ...withValues };
