import type { Invoiced } from '@southline/kernel/order-sums';
import type { OrderWords } from '@southline/kernel/order-words';
import type { CancelCause, UnitsCancelled } from '../../domain/cancellation.ts';
import type { ProblemKind } from '../../domain/mail-job.ts';
import type { Recipient } from '../../domain/recipients.ts';
import type { ReturnAnswer } from '../../domain/return-news.ts';

type Role = Recipient['role'];

interface ProblemWords {
  readonly subject: (orderNo: string) => string;
  readonly title: (orderNo: string) => string;
  readonly message: (orderNo: string) => string;
  /** `amount`: the refund. Texts without a refund ignore it. */
  readonly note: (amount: string) => string;
}

/**
 * The texts of mails about orders in one language. Each language has its own file. `day` is already formatted for the
 * language.
 */
export interface OrderMailWords {
  /** The `lang` attribute of the mail. */
  readonly code: string;
  /** Between two sentences. */
  readonly gap: string;
  readonly labels: OrderWords;
  readonly part: string;
  readonly quantity: string;
  readonly total: string;
  /** Formats YYYY-MM-DD in the language's words. */
  readonly day: (date: string) => string;
  /** Formats YYYY-MM-DD as a day in the near future, with its weekday. */
  readonly nearDay: (date: string) => string;
  readonly foot: { readonly prices: string; readonly home: string; readonly finder: string; readonly help: string };
  readonly viewOrder: string;
  /** For a large order: lines that the mail leaves out, but the PDF contains. */
  readonly moreLines: (count: number) => string;
  readonly moreInPdf: (count: number) => string;
  readonly orderTitle: (orderNo: string) => string;
  readonly confirmation: {
    readonly subject: (orderNo: string) => string;
    readonly subjectAgain: (orderNo: string) => string;
    readonly subjectOfCopy: (orderNo: string) => string;
    readonly opening: (firstName: string, day: string) => string;
    readonly copyOpening: (buyer: string, email: string, orderNo: string, day: string) => string;
    readonly copyOpeningUnproven: (orderNo: string, day: string) => string;
    readonly unproven: Readonly<Record<Role, string>>;
    /** `arrival` is empty if it is unknown. */
    readonly expected: (dispatch: string, arrival: string) => string;
    readonly paid: (amount: string) => string;
    /** Where to find all documents. */
    readonly orderPlace: string;
  };
  /** Which PDF is attached, or will follow. `invoiced`: which lines are on the tax invoice. */
  readonly attached: (invoiced: Invoiced) => string;
  readonly following: (invoiced: Invoiced) => string;
  readonly papers: {
    readonly subject: (orderNo: string) => string;
    readonly title: (orderNo: string) => string;
    readonly message: (orderNo: string, day: string) => string;
  };
  /** The code that opens a guest's order. */
  readonly accessCode: {
    readonly subject: (orderNo: string) => string;
    readonly title: (orderNo: string) => string;
    readonly label: string;
    readonly closing: string;
    readonly notYou: string;
  };
  /** Printed before other sentences. The name is never empty. */
  readonly greeting: (firstName: string) => string;
  /** `parcelNo` is 0 for an order that is sent in one parcel. */
  readonly dispatched: {
    readonly subject: (orderNo: string, parcelNo: number) => string;
    readonly title: (orderNo: string, parcelNo: number) => string;
    /** `where` is empty if the mail must not name it. */
    readonly message: (where: string, parcelNo: number) => string;
    /** Printed after the message; begins with a space. */
    readonly restFollows: string;
    /** Printed after the message; begins with a space. */
    readonly arrives: (day: string) => string;
    /** The carrier and the tracking number. At least one of them is not empty. */
    readonly bringing: (carrier: string, trackingNo: string) => string;
    /** The button to the carrier's page. */
    readonly track: string;
  };
  readonly delivered: {
    readonly subject: (orderNo: string, parcelNo: number) => string;
    readonly title: (orderNo: string, parcelNo: number) => string;
    readonly message: (parcelNo: number) => string;
  };
  readonly viewCart: string;
  readonly paymentProblem: Readonly<Record<ProblemKind, ProblemWords>>;
  readonly cancelled: {
    readonly subject: (orderNo: string) => string;
    readonly title: (orderNo: string) => string;
    readonly message: (firstName: string, orderNo: string) => string;
    readonly why: (cause: CancelCause) => string;
    readonly preview: (amount: string) => string;
    readonly money: (amount: string) => string;
  };
  /** About units of a placed order. `whole`: all of it is cancelled. */
  readonly unitsCancelled: {
    readonly subject: (orderNo: string, whole: boolean) => string;
    readonly title: (orderNo: string, whole: boolean) => string;
    readonly message: (by: UnitsCancelled['by'], whole: boolean) => string;
    readonly staffReason: (reason: string) => string;
    /** `digits`: the last four digits of the card; empty if the provider does not give them. */
    readonly toCard: (amount: string, digits: string) => string;
    readonly delivery: (amount: string) => string;
    readonly nothingBack: string;
    readonly done: string;
    /** Printed before the parts that stay on order. */
    readonly stays: string;
  };
  /** Prices that staff offer for lines whose price was to be advised. */
  readonly offer: {
    readonly subject: (orderNo: string, isReminder: boolean) => string;
    readonly title: (orderNo: string) => string;
    readonly message: string;
    readonly reminder: string;
    readonly until: (day: string, amount: string) => string;
    /** The heading of the amounts. */
    readonly amount: string;
    readonly answer: string;
  };
  readonly returns: {
    readonly refund: string;
    readonly requested: {
      readonly subject: (returnNo: string) => string;
      readonly title: (returnNo: string) => string;
      readonly message: (orderNo: string) => string;
      readonly button: string;
    };
    readonly answered: Readonly<Record<ReturnAnswer['answer'], AnswerWords>>;
    /** For a mail with different kinds of answers. */
    readonly mixed: (returnNo: string) => string;
    /** `named`: whether the mail names the dealer below. */
    readonly attend: (day: string, returnNo: string, named: boolean) => string;
    /** Where to bring the goods if no day was named. */
    readonly bring: (returnNo: string, named: boolean) => string;
    /** Printed before the message of staff about a part. */
    readonly note: (message: string) => string;
    /** The requested part is held and can be paid for. */
    readonly exchangeHeld: (units: string, amount: string, until: string) => string;
    /** The requested part could not be held. */
    readonly exchangeUnavailable: (units: string) => string;
    readonly completed: EndWords;
    readonly declined: EndWords;
    readonly toCard: (amount: string) => string;
    readonly notToCard: (amount: string) => string;
    /** The refund includes the delivery fee. */
    readonly delivery: (amount: string) => string;
    /** `attached`: whether it is attached to this mail. */
    readonly creditNote: (attached: boolean) => string;
    readonly nothing: string;
  };
}

interface AnswerWords {
  readonly subject: (returnNo: string) => string;
  /** `parts`: the number of parts in question. */
  readonly message: (parts: number) => string;
  readonly button: string;
}

interface EndWords {
  readonly subject: (returnNo: string) => string;
  readonly title: (returnNo: string) => string;
}
