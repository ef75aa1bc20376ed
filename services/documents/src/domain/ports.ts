import type { PlacedOrder } from '@southline/kernel/order';
import type { Credit, CreditCause } from './credit-note.ts';
import type { DataSheet } from './data-sheet.ts';
import type { PackingState, Parcel } from './packing-list.ts';
import type { Paper } from './paper.ts';
import type { PaperKind } from './paper-kind.ts';
import type { Supplier } from './parties.ts';
import type { RangePaper } from './range-paper.ts';
import type { CreditJob, ParcelJob, RenderJob } from './render-job.ts';

/** An order, stored from its event. */
export interface OrderRecord {
  readonly orderId: string;
  readonly owner: string;
  readonly orderNo: string;
  readonly placedAt: Date;
  readonly order: PlacedOrder;
  /** The encoded event with the facts for documents. */
  readonly event: Uint8Array;
}

/** A completed return, stored from its event. */
export interface ReturnRecord {
  readonly returnId: string;
  readonly returnNo: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly owner: string;
  /** The encoded event. */
  readonly event: Uint8Array;
}

/** A cancellation of a placed order, stored from its event. */
export interface CancellationRecord {
  readonly orderId: string;
  readonly cancellationNo: number;
  readonly owner: string;
  /** The encoded event. */
  readonly event: Uint8Array;
}

/** A parcel, stored from its event. */
export interface ParcelRecord {
  readonly orderId: string;
  readonly parcelNo: number;
  /** The encoded event. */
  readonly event: Uint8Array;
}

/** The last change of an order's delivery address, stored from its event. */
export interface DeliveryRecord {
  readonly orderId: string;
  readonly deliveryNo: number;
  /** The encoded event. */
  readonly event: Uint8Array;
}

/** The writes of an event handler, all in the event's transaction. Repeating them changes nothing. */
export interface OrderIntake {
  remember(order: OrderRecord): Promise<void>;
  rememberReturn(record: ReturnRecord): Promise<void>;
  rememberCancellation(record: CancellationRecord): Promise<void>;
  rememberParcel(record: ParcelRecord): Promise<void>;
  /** Only the change with the highest number is stored. */
  rememberDelivery(record: DeliveryRecord): Promise<void>;
  queue(job: RenderJob): Promise<void>;
  /** Assigns an invoice number to the order, once and permanently. The series has no gaps. */
  giveInvoiceNumber(orderId: string): void;
}

/**
 * An order, and what its documents print besides. Both stay until the delivery address changes, so that a document has the
 * same bytes whenever it is made.
 */
export interface KnownOrder {
  readonly order: PlacedOrder;
  /** The supplier at placing. Orders of earlier releases have none. */
  readonly supplier?: Supplier | undefined;
  /** The parts' names in the order's language, one for each line. */
  readonly localNames?: readonly string[] | undefined;
  /** The change of the delivery address that `order` has. Absent: the address as placed. */
  readonly deliveryNo?: number | undefined;
}

export interface Orders {
  ownerOf(orderId: string): Promise<string | undefined>;
  /** The order as placed. */
  find(orderId: string): Promise<KnownOrder | undefined>;
  /** The order with its present delivery address. */
  findPresent(orderId: string): Promise<KnownOrder | undefined>;
  /** The number of the last change of the delivery address by order. An order without a known change is left out. */
  deliveryNosOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What happened to the order's units until now. */
  packingState(orderId: string): Promise<PackingState>;
  /** Stores the names that the order's documents print, and returns them. Only the first names are stored. */
  fixNames(orderId: string, localNames: readonly string[]): Promise<readonly string[]>;
}

export interface Parcels {
  /** The owner of a parcel's order. */
  ownerOf(job: ParcelJob): Promise<string | undefined>;
  /** A parcel, and its order with the address of the dispatch. Undefined until the order is known. */
  find(job: ParcelJob): Promise<{ readonly order: PlacedOrder; readonly parcel: Parcel } | undefined>;
}

/** Returns and cancellations, from which credit notes are made. */
export interface Credits {
  /** Finds the owner of a return by its number, and the job that makes its credit note. */
  ofReturn(returnNo: string): Promise<{ readonly owner: string; readonly job: CreditJob } | undefined>;
  /** The owner of a cancellation. */
  ofCancellation(orderId: string, cancellationNo: number): Promise<string | undefined>;
  find(job: CreditJob): Promise<(Pick<ReturnRecord, 'orderId' | 'owner'> & { readonly facts: Credit }) | undefined>;
}

export interface InvoiceNumbers {
  /** The order's invoice number. Usually it was assigned when the order arrived; otherwise it is assigned now. */
  of(orderId: string): Promise<string>;
  /**
   * Invoice numbers by order id. Orders without a number, or of another owner, are left out. Undefined: of all owners.
   */
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
  /** Only credit notes have it. */
  readonly credit?: { readonly job: CreditJob; readonly cause: CreditCause };
  /** Only parcel lists have it. */
  readonly parcel?: ParcelJob;
  /** Only packing lists of orders have it. */
  readonly packing?: PackingState | undefined;
  /** As in KnownOrder. */
  readonly deliveryNo?: number | undefined;
  readonly kind: PaperKind;
  readonly fileName: string;
  readonly bytes: Buffer;
  /** Only tax invoices have it. */
  readonly invoiceNo: string | undefined;
}

/** Draws PDFs. The same facts give the same bytes. */
export interface Renderer {
  paper(paper: Paper): Promise<Buffer>;
  /** `issuer` is the line at the foot of the page. */
  dataSheet(sheet: DataSheet, issuer: string): Promise<Buffer>;
  rangePaper(paper: RangePaper, issuer: string): Promise<Buffer>;
}

export interface StoredPaper {
  readonly fileName: string;
  /** The hash of the content, in hexadecimal. */
  readonly sha256: string;
  readonly content: Buffer;
  /** Only orders and tax invoices have it: the change of the delivery address that they show. 0: the address as placed. */
  readonly shows?: { readonly orderId: string; readonly deliveryNo: number };
}

export interface Papers {
  /** Undefined if the document is not stored, or if it shows an earlier address than that of `deliveryNo`. */
  fileNameOf(paperId: string, deliveryNo?: number): Promise<string | undefined>;
  read(paperId: string): Promise<StoredPaper | undefined>;
  /** Stores a document and publishes its event in one transaction. A stored one is only replaced by one with a later address. */
  keep(paper: RenderedPaper): Promise<void>;
  /** Stores a requested document, without an event. It replaces the one of an earlier state or address. If its order was forgotten, stores nothing and returns false. */
  storeRequested(paper: RenderedPaper): Promise<boolean>;
  /** Makes the job of a rendering due at once. */
  hurry(job: RenderJob): Promise<void>;
}
