import type { Invoiced } from '@southline/kernel/order-sums';
import { englishOrderWords } from '@southline/kernel/order-words';
import { longDay, nearDay } from '../days.ts';
import type { OrderMailWords } from './words.ts';

const later = 'Parts whose price is to be advised get a tax invoice of their own once you accept and pay their price.';

const withLater = (invoiced: Invoiced, all: string, withoutInvoice: string): string => {
  if (invoiced === 'all') return all;
  return `${invoiced === 'some' ? all : withoutInvoice} ${later}`;
};

const parcelOf = (parcelNo: number): string => (parcelNo > 0 ? `parcel ${parcelNo} of ` : '');

export const english: OrderMailWords = {
  code: 'en',
  gap: ' ',
  labels: englishOrderWords,
  part: 'Part',
  quantity: 'Qty',
  total: 'Total',
  day: longDay('en-AU'),
  nearDay: nearDay('en-AU'),
  foot: {
    prices: 'All prices are recommended, include GST and are correct at time of publication.',
    home: 'Southline home',
    finder: 'Parts Finder',
    help: 'Help and contact',
  },
  viewOrder: 'View your order',
  moreLines: (count) => `And ${count} more ${count === 1 ? 'line' : 'lines'}.`,
  moreInPdf: (count) => `And ${count} more ${count === 1 ? 'line' : 'lines'}: see the PDF.`,
  orderTitle: (orderNo) => `Order ${orderNo}`,
  confirmation: {
    subject: (orderNo) => `Your Southline order ${orderNo}`,
    subjectAgain: (orderNo) => `Confirmation of your Southline order ${orderNo}, sent again`,
    subjectOfCopy: (orderNo) => `Copy of Southline order ${orderNo}`,
    opening: (firstName, day) =>
      `${firstName ? `Hello ${firstName}, thank` : 'Thank'} you for your order. We received it on ${day} and are getting it ready.`,
    copyOpening: (buyer, email, orderNo, day) =>
      `${buyer} (${email}) placed order ${orderNo} on our website on ${day} and asked us to send you a copy.`,
    copyOpeningUnproven: (orderNo, day) =>
      `Someone placed order ${orderNo} on our website on ${day} without signing in, and gave your address for a copy.`,
    unproven: {
      buyer:
        'Nothing was paid for this order, so we cannot check that this address is yours. This mail therefore has no delivery details and no documents. If you ordered, you find them on the thank-you page, in the browser that you ordered with. If you did not order, someone else entered your address. You do not have to pay or do anything.',
      copy: 'Nothing was paid for it, so we do not know who placed it. This mail therefore shows the parts only. If you do not expect it, you do not have to pay or do anything.',
    },
    expected: (dispatch, arrival) =>
      `We expect it to leave our warehouse on ${dispatch}${arrival && `, and to arrive on ${arrival}`}.`,
    paid: (amount) => `Paid ${amount}`,
    orderPlace: "All documents of this order are on the order's page.",
  },
  attached: (invoiced) =>
    withLater(invoiced, 'Your tax invoice is attached as a PDF.', 'Your order is attached as a PDF.'),
  following: (invoiced) =>
    withLater(
      invoiced,
      'Your tax invoice is still being made. It follows in a mail of its own.',
      'The PDF of your order is still being made. It follows in a mail of its own.',
    ),
  papers: {
    subject: (orderNo) => `PDF of your Southline order ${orderNo}`,
    title: (orderNo) => `PDF of order ${orderNo}`,
    message: (orderNo, day) => `You placed order ${orderNo} on ${day}.`,
  },
  accessCode: {
    subject: (orderNo) => `The code for your Southline order ${orderNo}`,
    title: (orderNo) => `The code for order ${orderNo}`,
    label: 'Code',
    closing: 'Enter this code on the order status page. It is valid for ten minutes and opens the order once.',
    notYou: 'If you did not ask for it, you do not need to do anything. Please do not share the code.',
  },
  greeting: (firstName) => `Hello ${firstName}. `,
  dispatched: {
    subject: (orderNo, parcelNo) => `On its way: ${parcelOf(parcelNo)}Southline order ${orderNo}`,
    title: (orderNo, parcelNo) => `${parcelNo > 0 ? `Parcel ${parcelNo} of order` : 'Order'} ${orderNo} is on its way`,
    message: (where, parcelNo) =>
      `${parcelNo > 0 ? `Parcel ${parcelNo} of your order` : 'Your order'} has left our warehouse and is on its way${where && ` to ${where}`}.`,
    restFollows: ' The other goods follow in another parcel.',
    arrives: (day) => ` We expect it to arrive on ${day}.`,
    bringing: (carrier, trackingNo) =>
      [carrier && `Carrier: ${carrier}.`, trackingNo && `Tracking number: ${trackingNo}`].filter(Boolean).join(' '),
    track: 'Track this parcel',
  },
  delivered: {
    subject: (orderNo, parcelNo) => `Delivered: ${parcelOf(parcelNo)}Southline order ${orderNo}`,
    title: (orderNo, parcelNo) => `${parcelNo > 0 ? `Parcel ${parcelNo} of order` : 'Order'} ${orderNo} is delivered`,
    message: (parcelNo) =>
      `${parcelNo > 0 ? `Parcel ${parcelNo} of your order` : 'Your order'} has been delivered. If something is missing or damaged, please tell us soon.`,
  },
  viewCart: 'View your cart',
  paymentProblem: {
    'paid-twice': {
      subject: (orderNo) => `We refunded a second payment for Southline order ${orderNo}`,
      title: (orderNo) => `Order ${orderNo} was paid twice`,
      message: (orderNo) => `Your order ${orderNo} was paid more than once. The order goes ahead.`,
      note: (amount) =>
        `We are refunding ${amount} to the card that it came from. Banks usually show it within two to five working days. You do not need to do anything.`,
    },
    'not-paid': {
      subject: (orderNo) => `Your payment for Southline order ${orderNo} did not go through`,
      title: (orderNo) => `Order ${orderNo} was not paid`,
      message: (orderNo) =>
        `We told you that the payment for your order ${orderNo} was being confirmed. It did not go through, so the order did not go ahead and nothing will be sent.`,
      note: () =>
        'No money was taken. Your bank may show the amount as pending for a few days. To order, open your cart in the browser that you used, and pay again.',
    },
  },
  cancelled: {
    subject: (orderNo) => `Your Southline order ${orderNo} was cancelled`,
    title: (orderNo) => `Order ${orderNo} was cancelled`,
    message: (firstName, orderNo) =>
      `${firstName ? `Hello ${firstName}, we` : 'We'} are sorry. Your order ${orderNo} could not be placed, and nothing will be sent.`,
    why: (cause) =>
      ({
        SoldOut: 'Part of your order sold out before your payment arrived.',
        BoughtAlready: 'You had already bought the same goods with another order. That order goes ahead.',
        VoucherUsedUp: 'The voucher of your order was used up before your payment arrived.',
        AmountDiffers: 'The amount that was paid was not the total of the order.',
        OfferEnded: 'The price offer had ended before your payment arrived.',
      })[cause],
    preview: (amount) => `We are refunding ${amount} to your card.`,
    money: (amount) =>
      `We are refunding ${amount} to the card that you paid with. Banks usually show it within two to five working days. You do not need to do anything.`,
  },
  unitsCancelled: {
    subject: (orderNo, whole) => `${whole ? 'Cancelled' : 'Partly cancelled'}: Southline order ${orderNo}`,
    title: (orderNo, whole) => (whole ? `Order ${orderNo} is cancelled` : `Part of order ${orderNo} is cancelled`),
    message: (by, whole) => {
      if (by === 'offer-end')
        return whole
          ? 'Our price offer ended without your answer. The order is cancelled, and nothing of it will be sent.'
          : 'Our price offer for these parts ended without your answer. They are cancelled and will not be sent.';
      const who = by === 'buyer' ? 'You' : 'We';
      return whole
        ? `${who} cancelled your order, and nothing of it will be sent.`
        : `${who} cancelled these parts of your order. They will not be sent.`;
    },
    staffReason: (reason) => `Our reason: ${reason}`,
    toCard: (amount, digits) =>
      `We are refunding ${amount} to ${digits ? `your card ending in ${digits}` : 'the card that you paid with'}. Banks usually show it within two to five working days.`,
    delivery: (amount) => `This includes the delivery fee of ${amount}.`,
    nothingBack: 'Nothing was paid for these parts, so there is no refund.',
    done: 'You do not need to do anything else.',
    stays: 'These parts are still on order:',
  },
  offer: {
    subject: (orderNo, isReminder) =>
      `${isReminder ? 'Reminder: prices' : 'Prices'} for your Southline order ${orderNo}`,
    title: (orderNo) => `Prices for order ${orderNo}`,
    message:
      'We now have the prices of parts whose price was to be advised. You can accept each part and pay for it, or decline it. Accepted parts become a new order without a second delivery fee.',
    reminder:
      'Our price offer ends soon. You can still accept each part and pay for it, or decline it. Without an answer the parts are cancelled.',
    until: (day, amount) => `${amount} in total, GST included. The offer is valid until ${day}.`,
    amount: 'Amount',
    answer: 'Answer the offer',
  },
  returns: {
    refund: 'Refund',
    requested: {
      subject: (returnNo) => `We have your return request ${returnNo}`,
      title: (returnNo) => `Return request ${returnNo}`,
      message: (orderNo) =>
        `We have received your request to return goods of order ${orderNo}. We will review it and reply by email. Please keep the goods until then.`,
      button: 'Your return requests',
    },
    answered: {
      approved: {
        subject: (returnNo) => `Your return ${returnNo}: approved`,
        message: (parts) => `Your request to return ${parts === 1 ? 'this part' : 'these parts'} is approved.`,
        button: 'View your request',
      },
      declined: {
        subject: (returnNo) => `Your return ${returnNo}: declined`,
        message: (parts) => `We cannot take ${parts === 1 ? 'this part' : 'these parts'} back.`,
        button: 'View your request',
      },
      'more-info': {
        subject: (returnNo) => `Your return ${returnNo}: a question`,
        message: (parts) =>
          `We need to know more about ${parts === 1 ? 'this part' : 'these parts'} before we decide. Please answer on our website.`,
        button: 'Answer the question',
      },
    },
    mixed: (returnNo) => `Your return ${returnNo}: answered`,
    bring: (returnNo, named) =>
      `Please bring the goods to ${named ? 'your dealer' : "the dealer named on your order's page"}. Have the return number ${returnNo} ready.`,
    attend: (day, returnNo, named) =>
      `Please bring the goods to ${named ? 'your dealer' : "the dealer named on your order's page"} on ${day}. Have the return number ${returnNo} ready.`,
    note: (message) => `Our note: ${message}`,
    exchangeHeld: (units, amount, until) =>
      `We are holding ${units} for you until ${until}. To have it sent, pay ${amount} on the page of your request.`,
    exchangeUnavailable: (units) => `We cannot hold ${units} for you. You will get a refund instead.`,
    completed: {
      subject: (returnNo) => `Your return ${returnNo} has been completed`,
      title: (returnNo) => `The return request #${returnNo} has been completed.`,
    },
    declined: {
      subject: (returnNo) => `Your return ${returnNo} has been declined`,
      title: (returnNo) => `The return request #${returnNo} has been declined.`,
    },
    toCard: (amount) =>
      `We refunded ${amount} to the card that you paid with. Banks usually show it within two to five working days.`,
    notToCard: (amount) => `We are refunding ${amount} the way you paid.`,
    delivery: (amount) =>
      `This includes the delivery fee of ${amount}, because the whole order was returned due to our mistake.`,
    creditNote: (attached) =>
      attached ? 'Your credit note is attached as a PDF.' : "Your credit note is on your order's page.",
    nothing: 'There is no refund, and nothing is charged.',
  },
};
