import type { OrderDealer, PlacedOrder } from '@southline/kernel/order';
import type { TimelineEntry } from '@southline/kernel/timeline';
import type { AccountMailJob, MailedSecret } from './account-mail.ts';
import type { Cancellation, UnitsCancelled } from './cancellation.ts';
import type { DealerMailJob } from './dealer-mail.ts';
import type { MailJob, ParcelOfMail } from './mail-job.ts';
import type { ReturnTemplate, Template } from './mail-key.ts';
import type { Notice, NoticeMailJob } from './notice-mail.ts';
import type { OrderNews } from './order-news.ts';
import type { Recipient } from './recipients.ts';
import type { ReturnAnswer, ReturnEnd, ReturnRequest } from './return-news.ts';
import type { SiteMailJob } from './site-mail.ts';

/** An event about a return as received, and the recipient of its mail. */
export interface ReturnNewsRecord {
  readonly template: ReturnTemplate;
  readonly returnId: string;
  /** Identifies one of the return's answers. */
  readonly request?: string;
  readonly address: string;
  readonly event: Uint8Array;
}

/** The reads and writes of an event's handler, all in its transaction; repeating them changes nothing. */
export interface EventIntake {
  /**
   * Stores an order. `event` is the encoded event from which mails are written. Only the first event of an order
   * counts.
   */
  rememberOrder(order: PlacedOrder, event: Uint8Array, recipients: readonly Recipient[]): Promise<void>;
  /** Stores a cancellation under its cancellationKey. */
  rememberCancellation(key: string, event: Uint8Array): Promise<void>;
  /** Stores an event about a return. Only the first event under a mail's key counts. */
  rememberReturnNews(news: ReturnNewsRecord): Promise<void>;
  /**
   * Stores an answer about an item of a return and adds it to the open round of answers, or to a new one. `last`: the
   * answer closes the round. Returns the request of the round's first answer; undefined if the answer is already
   * stored.
   */
  joinRound(answer: ReturnNewsRecord & { readonly request: string }, last: boolean): Promise<string | undefined>;
  /** Stores that a document is ready. For a credit note, `orderId` is the return's id or the cancellation's key. */
  notePaper(paper: {
    readonly documentId: string;
    readonly orderId: string;
    readonly kind: number;
    readonly readyAt: Date;
  }): Promise<void>;
  /**
   * Queues mails, each once. A mail that needs a document checks for it after a while, or earlier when
   * `hurryIfComplete` makes it due.
   */
  queue(mails: readonly MailJob[], waits: 'for nothing' | 'for papers'): Promise<void>;
  /** Queues the mail of a round of answers. It is delayed while further answers may follow. */
  queueRound(mail: MailJob, last: boolean): Promise<void>;
  queueAccountMail(mail: AccountMailJob): Promise<void>;
  queueSiteMails(mails: readonly SiteMailJob[]): Promise<void>;
  queueNoticeMail(mail: NoticeMailJob): Promise<void>;
  queueDealerMail(mail: DealerMailJob): Promise<void>;
  /**
   * Makes the waiting mails of an order, a return or a cancellation due now. It must be known and its documents must be
   * ready; `announced` is the kind of the document that the current event announces.
   */
  hurryIfComplete(of: string, announced?: number): void;
}

export interface Orders {
  read(orderId: string): Promise<PlacedOrder>;
  /** Undefined if the order has no dealer or is no longer stored. */
  dealerOf(orderId: string): Promise<OrderDealer | undefined>;
  /** The order with the lines and units of a parcel. */
  readParcel(orderId: string, parcel: ParcelOfMail): Promise<PlacedOrder>;
  readCancellation(orderId: string): Promise<Cancellation>;
  readUnitsCancelled(orderId: string, cancellationNo: number): Promise<UnitsCancelled>;
  /** The id of the document that a mail attaches; undefined until it is ready. */
  readyPaper(mail: Pick<MailJob, 'template' | 'orderId' | 'request'>): Promise<string | undefined>;
}

/** The data of the events about a return, by the mail that reports them. */
export interface ReturnNews {
  request(mail: Pick<MailJob, 'template' | 'orderId' | 'request'>): Promise<ReturnRequest>;
  /** Returns the answers of a round, oldest first, and closes it, so that later answers go into another mail. */
  answers(mail: MailJob): Promise<readonly [ReturnAnswer, ...ReturnAnswer[]]>;
  end(mail: MailJob): Promise<ReturnEnd>;
}

export interface News {
  /** The known events of an order, the oldest first. */
  of(orderId: string): Promise<readonly OrderNews[]>;
}

/** Reads the mails about an order and these returns of it, the oldest first. */
export type ReadMailTimeline = (orderId: string, returnIds: readonly string[]) => Promise<TimelineEntry[]>;

/** The facts that the first sending of a mail fixes for every repeat. */
export interface FixedMail {
  readonly template: Template;
  readonly orderId: string;
  readonly messageId: string;
  /** The Date header. */
  readonly date: Date;
  readonly withPapers: boolean;
  /** Staff have sent the mail to another address. */
  readonly redirected?: boolean | undefined;
}

export interface MailRecord extends FixedMail {
  readonly state: 'sending' | 'sent' | 'failed';
}

export interface Mails {
  find(key: string): Promise<MailRecord | undefined>;
  /** Whether a mail is waiting that has one of these keys, alone or followed by a request. */
  someWait(keys: readonly string[]): Promise<boolean>;
  /**
   * Records that a mail is about to be sent. Returns the facts that its first sending fixed; undefined if it was sent.
   */
  begin(key: string, fixed: FixedMail): Promise<MailRecord | undefined>;
  /** Marks a mail as sent and queues its follow-up mail, in one transaction. */
  markSent(key: string, at: Date, next?: MailJob): Promise<void>;
  markFailed(key: string): Promise<void>;
}

export interface MailCounts {
  waiting(): Promise<number>;
  givenUp(): Promise<number>;
}

/** A file attached to a mail. */
export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Documents {
  /** Undefined if there is no such document. */
  readPaper(documentId: string): Promise<Attachment | undefined>;
}

/** The content of a mail, as text and as HTML. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The URL to which mail programs send one POST to unsubscribe (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface MailWriter {
  aboutOrder(job: MailJob, withPapers: boolean): Promise<Mail>;
  toDealer(job: DealerMailJob): Promise<Mail>;
  withCode(order: Pick<PlacedOrder, 'orderNo' | 'region'>, language: string, code: string): Mail;
  aboutAccount(job: AccountMailJob, secret: MailedSecret | undefined): Mail;
  aboutSite(job: SiteMailJob): Mail;
  aboutNotice(notice: Notice): Promise<Mail>;
}

/** A complete mail for the mail server. */
export interface OutgoingMail extends Mail {
  readonly to: string;
  /** The address for replies, if it is not the sender. */
  readonly replyTo?: string;
  readonly messageId: string;
  readonly date: Date;
  readonly attachments: readonly Attachment[];
}

export interface MailServer {
  /** Resolves when the mail server has accepted the mail; throws a MailError. */
  deliver(mail: OutgoingMail): Promise<void>;
}
