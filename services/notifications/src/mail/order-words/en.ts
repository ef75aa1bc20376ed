import type { Invoiced } from '@southline/kernel/order-sums';
import { englishOrderWords } from '@southline/kernel/order-words';
import type { CancelCause, UnitsCancelled } from '../../domain/cancellation.ts';
import { longDay, nearDay } from '../days.ts';

const later = 'Parts whose price is to be advised get a tax invoice of their own once you accept and pay their price.';

const withLater = (invoiced: Invoiced, all: string, withoutInvoice: string): string => {
  if (invoiced === 'all') return all;
  return `${invoiced === 'some' ? all : withoutInvoice} ${later}`;
};

const parcelOf = (parcelNo: number): string => (parcelNo > 0 ? `parcel ${parcelNo} of ` : '');

/** The texts of mails about orders. Each language has its own file. `day` is already formatted for the language. */
export const english = {
  /** The `lang` attribute of the mail. */
  code: 'en',
  /** Between two sentences. */
  gap: ' ',
  labels: englishOrderWords,
  part: 'Part',
  quantity: 'Qty',
  total: 'Total',
  /** Formats YYYY-MM-DD in the language's words. */
  day: longDay('en-AU'),
  /** Formats YYYY-MM-DD as a day in the near future, with its weekday. */
  nearDay: nearDay('en-AU'),
  foot: {
    prices: 'All prices are recommended, include GST and are correct at time of publication.',
    home: 'Southline home',
    finder: 'Parts Finder',
    help: 'Help and contact',
  },
  viewOrder: 'View your order',
  /** The condition on which a part fits the vehicle of its line. */
  fitsIf: (condition: string) => (condition ? `Fits, with a condition: ${condition}` : 'Fits, with a condition'),
  doesNotFit: 'Does not fit this vehicle',
  /** For a large order: lines that the mail leaves out, but the PDF contains. */
  moreLines: (count: number) => `And ${count} more ${count === 1 ? 'line' : 'lines'}.`,
  moreInPdf: (count: number) => `And ${count} more ${count === 1 ? 'line' : 'lines'}: see the PDF.`,
  orderTitle: (orderNo: string) => `Order ${orderNo}`,
  confirmation: {
    subject: (orderNo: string) => `Your Southline order ${orderNo}`,
    subjectAgain: (orderNo: string) => `Confirmation of your Southline order ${orderNo}, sent again`,
    subjectOfCopy: (orderNo: string) => `Copy of Southline order ${orderNo}`,
    opening: (firstName: string, day: string) =>
      `${firstName ? `Hello ${firstName}, thank` : 'Thank'} you for your order. We received it on ${day} and are getting it ready.`,
    copyOpening: (buyer: string, email: string, orderNo: string, day: string) =>
      `${buyer} (${email}) placed order ${orderNo} on our website on ${day} and asked us to send you a copy.`,
    copyOpeningUnproven: (orderNo: string, day: string) =>
      `Someone placed order ${orderNo} on our website on ${day} without signing in, and gave your address for a copy.`,
    unproven: {
      buyer:
        'Nothing was paid for this order, so we cannot check that this address is yours. This mail therefore has no delivery details and no documents. If you ordered, you find them on the thank-you page, in the browser that you ordered with. If you did not order, someone else entered your address. You do not have to pay or do anything.',
      copy: 'Nothing was paid for it, so we do not know who placed it. This mail therefore shows the parts only. If you do not expect it, you do not have to pay or do anything.',
    },
    /** `arrival` is empty if it is unknown. */
    expected: (dispatch: string, arrival: string) =>
      `We expect it to leave our warehouse on ${dispatch}${arrival && `, and to arrive on ${arrival}`}.`,
    paid: (amount: string) => `Paid ${amount}`,
    /** Where to find all documents. */
    orderPlace: "All documents of this order are on the order's page.",
  },
  /** Which PDF is attached, or will follow. `invoiced`: which lines are on the tax invoice. */
  attached: (invoiced: Invoiced) =>
    withLater(invoiced, 'Your tax invoice is attached as a PDF.', 'Your order is attached as a PDF.'),
  following: (invoiced: Invoiced) =>
    withLater(
      invoiced,
      'Your tax invoice is still being made. It follows in a mail of its own.',
      'The PDF of your order is still being made. It follows in a mail of its own.',
    ),
  papers: {
    subject: (orderNo: string) => `PDF of your Southline order ${orderNo}`,
    title: (orderNo: string) => `PDF of order ${orderNo}`,
    message: (orderNo: string, day: string) => `You placed order ${orderNo} on ${day}.`,
  },
  /** The code that opens a guest's order. */
  accessCode: {
    /** Begins with the code, so that the notification of a phone shows it. */
    subject: (orderNo: string, code: string) => `${code} is the code for your Southline order ${orderNo}`,
    title: (orderNo: string) => `The code for order ${orderNo}`,
    label: 'Code',
    closing: 'Enter this code on the order status page. It is valid for ten minutes and opens the order once.',
    notYou: 'If you did not ask for it, you do not need to do anything. Please do not share the code.',
  },
  /** Printed before other sentences. The name is never empty. */
  greeting: (firstName: string) => `Hello ${firstName}. `,
  /** `parcelNo` is 0 for an order that is sent in one parcel. */
  dispatched: {
    subject: (orderNo: string, parcelNo: number) => `On its way: ${parcelOf(parcelNo)}Southline order ${orderNo}`,
    title: (orderNo: string, parcelNo: number) =>
      `${parcelNo > 0 ? `Parcel ${parcelNo} of order` : 'Order'} ${orderNo} is on its way`,
    /** `where` is empty if the mail must not name it. */
    message: (where: string, parcelNo: number) =>
      `${parcelNo > 0 ? `Parcel ${parcelNo} of your order` : 'Your order'} has left our warehouse and is on its way${where && ` to ${where}`}.`,
    /** Printed after the message; begins with a space. */
    restFollows: ' The other goods follow in another parcel.',
    /** Printed after the message; begins with a space. */
    arrives: (day: string) => ` We expect it to arrive on ${day}.`,
    /** The carrier and the tracking number. At least one of them is not empty. */
    bringing: (carrier: string, trackingNo: string) =>
      [carrier && `Carrier: ${carrier}.`, trackingNo && `Tracking number: ${trackingNo}`].filter(Boolean).join(' '),
    /** The button to the carrier's page. */
    track: 'Track this parcel',
  },
  /** The delivery address of an order was changed. */
  deliveryChanged: {
    subject: (orderNo: string) => `New delivery address for your Southline order ${orderNo}`,
    title: (orderNo: string) => `Order ${orderNo} has a new delivery address`,
    /** By the person who changed it. `unknown`: perhaps not the reader. */
    message: (by: 'staff' | 'buyer' | 'unknown') =>
      ({
        staff: 'We changed the delivery address of your order.',
        buyer: 'You changed the delivery address of your order.',
        unknown: 'Somebody changed the delivery address of this order.',
      })[by],
    papers: "The documents on the order's page show the new address.",
    notYou:
      'If you did not want this change, please call us soon. The address can be changed until the goods leave our warehouse.',
  },
  delivered: {
    subject: (orderNo: string, parcelNo: number) => `Delivered: ${parcelOf(parcelNo)}Southline order ${orderNo}`,
    title: (orderNo: string, parcelNo: number) =>
      `${parcelNo > 0 ? `Parcel ${parcelNo} of order` : 'Order'} ${orderNo} is delivered`,
    message: (parcelNo: number) =>
      `${parcelNo > 0 ? `Parcel ${parcelNo} of your order` : 'Your order'} has been delivered. If something is missing or damaged, please tell us soon.`,
  },
  viewCart: 'View your cart',
  /** In a note, `amount` is the refund. */
  paymentProblem: {
    'paid-twice': {
      subject: (orderNo: string) => `We refunded a second payment for Southline order ${orderNo}`,
      title: (orderNo: string) => `Order ${orderNo} was paid twice`,
      message: (orderNo: string) => `Your order ${orderNo} was paid more than once. The order goes ahead.`,
      note: (amount: string) =>
        `We are refunding ${amount} to the card that it came from. Banks usually show it within two to five working days. You do not need to do anything.`,
    },
    'not-paid': {
      subject: (orderNo: string) => `Your payment for Southline order ${orderNo} did not go through`,
      title: (orderNo: string) => `Order ${orderNo} was not paid`,
      message: (orderNo: string) =>
        `We told you that the payment for your order ${orderNo} was being confirmed. It did not go through, so the order did not go ahead and nothing will be sent.`,
      note: (_amount: string) =>
        'No money was taken. Your bank may show the amount as pending for a few days. To order, open your cart in the browser that you used, and pay again.',
    },
  },
  cancelled: {
    subject: (orderNo: string) => `Your Southline order ${orderNo} was cancelled`,
    title: (orderNo: string) => `Order ${orderNo} was cancelled`,
    message: (firstName: string, orderNo: string) =>
      `${firstName ? `Hello ${firstName}, we` : 'We'} are sorry. Your order ${orderNo} could not be placed, and nothing will be sent.`,
    why: (cause: CancelCause) =>
      ({
        SoldOut: 'Part of your order sold out before your payment arrived.',
        BoughtAlready: 'You had already bought the same goods with another order. That order goes ahead.',
        VoucherUsedUp: 'The voucher of your order was used up before your payment arrived.',
        AmountDiffers: 'The amount that was paid was not the total of the order.',
        OfferEnded: 'The price offer had ended before your payment arrived.',
      })[cause],
    preview: (amount: string) => `We are refunding ${amount} to your card.`,
    money: (amount: string) =>
      `We are refunding ${amount} to the card that you paid with. Banks usually show it within two to five working days. You do not need to do anything.`,
  },
  /** About units of a placed order. `whole`: all of it is cancelled. */
  /** Only the delivery fee is refunded. */
  deliveryRefunded: {
    title: (orderNo: string) => `We are refunding the delivery fee of order ${orderNo}`,
    message:
      'Nothing of your order and of the orders that follow it is sent any more, or all of it came back because of our mistake.',
  },
  unitsCancelled: {
    subject: (orderNo: string, whole: boolean) =>
      `${whole ? 'Cancelled' : 'Partly cancelled'}: Southline order ${orderNo}`,
    title: (orderNo: string, whole: boolean) =>
      whole ? `Order ${orderNo} is cancelled` : `Part of order ${orderNo} is cancelled`,
    message: (by: Exclude<UnitsCancelled['by'], 'delivery'>, whole: boolean) => {
      if (by === 'offer-end')
        return whole
          ? 'Our price offer ended without your answer. The order is cancelled, and nothing of it will be sent.'
          : 'Our price offer for these parts ended without your answer. They are cancelled and will not be sent.';
      const who = by === 'buyer' ? 'You' : 'We';
      return whole
        ? `${who} cancelled your order, and nothing of it will be sent.`
        : `${who} cancelled these parts of your order. They will not be sent.`;
    },
    staffReason: (reason: string) => `Our reason: ${reason}`,
    /** `digits`: the last four digits of the card; empty if the provider does not give them. */
    toCard: (amount: string, digits: string) =>
      `We are refunding ${amount} to ${digits ? `your card ending in ${digits}` : 'the card that you paid with'}. Banks usually show it within two to five working days.`,
    delivery: (amount: string) => `This includes the delivery fee of ${amount}.`,
    nothingBack: 'Nothing was paid for these parts, so there is no refund.',
    done: 'You do not need to do anything else.',
    /** Printed before the parts that stay on order. */
    stays: 'These parts are still on order:',
  },
  /** Prices that staff offer for lines whose price was to be advised. */
  offer: {
    subject: (orderNo: string, isReminder: boolean) =>
      `${isReminder ? 'Reminder: prices' : 'Prices'} for your Southline order ${orderNo}`,
    title: (orderNo: string) => `Prices for order ${orderNo}`,
    message:
      'We now have the prices of parts whose price was to be advised. You can accept each part and pay for it, or decline it. Accepted parts become a new order without a second delivery fee.',
    reminder:
      'Our price offer ends soon. You can still accept each part and pay for it, or decline it. Without an answer the parts are cancelled.',
    until: (day: string, amount: string) => `${amount} in total, GST included. The offer is valid until ${day}.`,
    /** The heading of the amounts. */
    amount: 'Amount',
    answer: 'Answer the offer',
  },
  returns: {
    refund: 'Refund',
    requested: {
      subject: (returnNo: string) => `We have your return request ${returnNo}`,
      title: (returnNo: string) => `Return request ${returnNo}`,
      message: (orderNo: string) =>
        `We have received your request to return goods of order ${orderNo}. We will review it and reply by email. Please keep the goods until then.`,
      button: 'Your return requests',
    },
    /** `parts`: the number of parts in question. */
    answered: {
      approved: {
        subject: (returnNo: string) => `Your return ${returnNo}: approved`,
        message: (parts: number) => `Your request to return ${parts === 1 ? 'this part' : 'these parts'} is approved.`,
        button: 'View your request',
      },
      declined: {
        subject: (returnNo: string) => `Your return ${returnNo}: declined`,
        message: (parts: number) => `We cannot take ${parts === 1 ? 'this part' : 'these parts'} back.`,
        button: 'View your request',
      },
      'more-info': {
        subject: (returnNo: string) => `Your return ${returnNo}: a question`,
        message: (parts: number) =>
          `We need to know more about ${parts === 1 ? 'this part' : 'these parts'} before we decide. Please answer on our website.`,
        button: 'Answer the question',
      },
    },
    /** For a mail with different kinds of answers. */
    mixed: (returnNo: string) => `Your return ${returnNo}: answered`,
    /** Where to bring the goods if no day was named. `named`: whether the mail names the dealer below. */
    bring: (returnNo: string, named: boolean) =>
      `Please bring the goods to ${named ? 'your dealer' : "the dealer named on your order's page"}. Have the return number ${returnNo} ready.`,
    attend: (day: string, returnNo: string, named: boolean) =>
      `Please bring the goods to ${named ? 'your dealer' : "the dealer named on your order's page"} on ${day}. Have the return number ${returnNo} ready.`,
    /** Printed before the message of staff about a part. */
    note: (message: string) => `Our note: ${message}`,
    /** The requested part is held and can be paid for. */
    exchangeHeld: (units: string, amount: string, until: string) =>
      `We are holding ${units} for you until ${until}. To have it sent, pay ${amount} on the page of your request.`,
    /** The requested part could not be held. */
    exchangeUnavailable: (units: string) => `We cannot hold ${units} for you. You will get a refund instead.`,
    completed: {
      subject: (returnNo: string) => `Your return ${returnNo} has been completed`,
      title: (returnNo: string) => `The return request #${returnNo} has been completed.`,
    },
    declined: {
      subject: (returnNo: string) => `Your return ${returnNo} has been declined`,
      title: (returnNo: string) => `The return request #${returnNo} has been declined.`,
    },
    toCard: (amount: string) =>
      `We refunded ${amount} to the card that you paid with. Banks usually show it within two to five working days.`,
    notToCard: (amount: string) => `We are refunding ${amount} the way you paid.`,
    /** The refund includes the delivery fee. */
    delivery: (amount: string) =>
      `This includes the delivery fee of ${amount}, because the whole order was returned due to our mistake.`,
    /** For a free part that stays without the part that it was free with. */
    freePartKept: (amount: string) =>
      `Free part kept: you have a free part without the part that it was free with, so we deducted its price of ${amount}.`,
    /** The refund includes the price of a free part that was kept back before. */
    freePartReturned: (amount: string) =>
      `This includes ${amount} for a free part that came back. We had deducted it from an earlier refund.`,
    /** In the confirmation of a request. */
    freePartMay: (amount: string) =>
      `Free part kept: you have a free part without the part that it was free with, so we deduct its price of ${amount}, unless it comes back too.`,
    /** `attached`: whether it is attached to this mail. */
    creditNote: (attached: boolean): string =>
      attached ? 'Your credit note is attached as a PDF.' : "Your credit note is on your order's page.",
    nothing: 'There is no refund, and nothing is charged.',
  },
};

export type OrderMailWords = typeof english;
