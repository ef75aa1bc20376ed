import type { PlacedOrder } from '@southline/kernel/order';
import type { Credit, CreditCause } from './credit-note.ts';
import type { DataSheet } from './data-sheet.ts';
import type { Parcel } from './packing-list.ts';
import type { Paper } from './paper.ts';
import type { PaperKind } from './paper-kind.ts';
import type { RangePaper } from './range-paper.ts';
import type { CreditJob, ParcelJob, RenderJob } from './render-job.ts';

/** An order from its event. */
export interface OrderRecord {
  readonly orderId: string;
  readonly owner: string;
  readonly orderNo: string;
  readonly placedAt: Date;
  /** The encoded event with the facts for documents. */
  readonly event: Uint8Array;
}

/** A completed return from its event. */
export interface ReturnRecord {
  readonly returnId: string;
  readonly returnNo: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly owner: string;
  /** The encoded event. */
  readonly event: Uint8Array;
}

/** A cancellation of a placed order from its event. */
export interface CancellationRecord {
  readonly orderId: string;
  readonly cancellationNo: number;
  readonly owner: string;
  /** The encoded event. */
  readonly event: Uint8Array;
}

/** A parcel from its event. */
export interface ParcelRecord {
  readonly orderId: string;
  readonly parcelNo: number;
  /** The encoded event. */
  readonly event: Uint8Array;
}

/** The writes of an event's handler, all in its transaction; repeating them changes nothing. */
export interface OrderIntake {
  remember(order: OrderRecord): Promise<void>;
  rememberReturn(record: ReturnRecord): Promise<void>;
  rememberCancellation(record: CancellationRecord): Promise<void>;
  rememberParcel(record: ParcelRecord): Promise<void>;
  queue(job: RenderJob): Promise<void>;
  /** Assigns the order its invoice number: once, permanently, without gaps in the series. */
  giveInvoiceNumber(orderId: string): void;
}

export interface Orders {
  ownerOf(orderId: string): Promise<string | undefined>;
  /** The order as placed, and its cancellations so far. */
  find(orderId: string): Promise<PlacedOrder | undefined>;
}

export interface Parcels {
  /** The owner of a parcel's order. */
  ownerOf(job: ParcelJob): Promise<string | undefined>;
  /** A parcel and its order, as placed; undefined while the order is not known. */
  find(job: ParcelJob): Promise<{ readonly order: PlacedOrder; readonly parcel: Parcel } | undefined>;
}

/** Returns and cancellations, from which credit notes are made. */
export interface Credits {
  /** The owner of a return, by its number, and the job that makes its credit note. */
  ofReturn(returnNo: string): Promise<{ readonly owner: string; readonly job: CreditJob } | undefined>;
  /** The owner of a cancellation. */
  ofCancellation(orderId: string, cancellationNo: number): Promise<string | undefined>;
  find(job: CreditJob): Promise<(Pick<ReturnRecord, 'orderId' | 'owner'> & { readonly facts: Credit }) | undefined>;
}

export interface InvoiceNumbers {
  /** The order's invoice number. It was assigned when the order arrived, or is assigned now. */
  of(orderId: string): Promise<string>;
  /** By order id; without those that have none or are not the owner's. Undefined: of everybody. */
  list(orderIds: readonly string[], owner: string | undefined): Promise<Readonly<Record<string, string>>>;
  /** The id of the order with this invoice number. */
  orderOf(invoiceNo: string): Promise<string | undefined>;
}

/** An invoice number from a document-ready event. */
export interface GivenNumber {
  readonly orderId: string;
  readonly invoiceNo: string;
}

export interface RenderedPaper {
  readonly order: Pick<PlacedOrder, 'orderId' | 'orderNo' | 'owner'>;
  /** Credit notes only. */
  readonly credit?: { readonly job: CreditJob; readonly cause: CreditCause };
  /** Parcel lists only. */
  readonly parcel?: ParcelJob;
  readonly kind: PaperKind;
  readonly fileName: string;
  readonly bytes: Buffer;
  /** Tax invoices only. */
  readonly invoiceNo: string | undefined;
}

/** Draws PDFs: the same facts, the same bytes. */
export interface Renderer {
  paper(paper: Paper): Promise<Buffer>;
  /** `issuer` is the line at the foot of the page. */
  dataSheet(sheet: DataSheet, issuer: string): Promise<Buffer>;
  rangePaper(paper: RangePaper, issuer: string): Promise<Buffer>;
}

export interface StoredPaper {
  readonly fileName: string;
  /** Hex. */
  readonly sha256: string;
  readonly content: Buffer;
}

export interface Papers {
  fileNameOf(paperId: string): Promise<string | undefined>;
  /** The kinds of an order's stored documents. */
  kindsOf(orderId: string): Promise<readonly PaperKind[]>;
  /** The existing ones, in the requested order. */
  read(paperIds: readonly string[]): Promise<readonly StoredPaper[]>;
  /** Stores documents and emits their events in one transaction; an existing document stays unchanged. */
  keep(papers: readonly RenderedPaper[]): Promise<void>;
  /** Stores a document that was asked for, without an event. False, and nothing is stored, if its order was forgotten. */
  keepRequested(paper: RenderedPaper): Promise<boolean>;
  /** Moves a rendering to the front. */
  hurry(job: RenderJob): Promise<void>;
}
