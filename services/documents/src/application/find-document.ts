import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@southline/kernel/errors';
import { type Identity, isStaff } from '@southline/platform/identity';
import type { PackingState } from '../domain/packing-list.ts';
import { type PaperKind, packingListId, paperId } from '../domain/paper-kind.ts';
import type { Credits, Orders, Papers, Parcels, StoredPaper } from '../domain/ports.ts';
import { creditId, parcelId, type RenderJob } from '../domain/render-job.ts';
import type { RequestedPaper } from './make-requested-paper.ts';

const longestWaitMs = 5_000;
const lookEveryMs = 100;

interface FindDocument {
  readonly orderId: string;
  /** Set for the credit note of a return. */
  readonly returnNo: string;
  /** Set, with the order's id, for the credit note of a cancellation; else 0. */
  readonly cancellationNo: number;
  /** Set, with the order's id, for the packing list of a parcel. */
  readonly parcelNo?: number | undefined;
  readonly kind: PaperKind;
  readonly waitMs: number;
  readonly identity: Identity;
  readonly signal: AbortSignal;
}

export interface FindDocumentPorts {
  readonly orders: Orders;
  readonly credits: Credits;
  readonly parcels: Parcels;
  readonly papers: Papers;
  /** Renders a document at once. Undefined if a job makes this document. */
  readonly makeRequested: (paper: RequestedPaper) => Promise<string | undefined>;
}

export const documentNotFound = () => new DomainError('not-found', 'NotFound', 'This document was not found.');

/** The owner of a document and the job that makes it. Unknown until the document's event has arrived. */
interface Source {
  readonly owner: string;
  readonly id: string;
  readonly job: RenderJob;
  /** Of a packing list: the state that it shows. */
  readonly packing?: PackingState;
  /** Of an order and a tax invoice: the change of the address that it must show. */
  readonly deliveryNo?: number | undefined;
}

const creditOf = async ({ credits }: FindDocumentPorts, { orderId, returnNo, cancellationNo }: FindDocument) => {
  if (cancellationNo === 0) return credits.ofReturn(returnNo);
  const owner = await credits.ofCancellation(orderId, cancellationNo);
  return owner === undefined ? undefined : { owner, job: { orderId, cancellationNo } };
};

const sourceOf = (ports: FindDocumentPorts, query: FindDocument) => async (): Promise<Source | undefined> => {
  const { orderId, kind } = query;
  if (kind === 'credit-note') {
    const credit = await creditOf(ports, query);
    return credit && { ...credit, id: paperId(creditId(credit.job), kind) };
  }
  if (kind === 'parcel-list') {
    const job = { parcelOf: orderId, parcelNo: query.parcelNo ?? 0 };
    const owner = await ports.parcels.ownerOf(job);
    return owner === undefined ? undefined : { owner, id: paperId(parcelId(job), kind), job };
  }
  const owner = await ports.orders.ownerOf(orderId);
  if (owner === undefined) return undefined;
  if (kind !== 'packing-list') {
    const deliveryNo = (await ports.orders.deliveryNosOf([orderId])).get(orderId);
    return { owner, id: paperId(orderId, kind), job: { orderId, ...(deliveryNo && { deliveryNo }) }, deliveryNo };
  }
  const job = { orderId };
  const packing = await ports.orders.packingState(orderId);
  return { owner, id: packingListId(orderId, packing.key), job, packing };
};

/**
 * Returns the document of the caller's own order, parcel, return or cancellation. Waits a short time for one that is
 * being made, then returns undefined. A document that no mail attaches is made at the first request. If its event has
 * not arrived, the answer is also "being made", so that it reveals nothing about other orders.
 */
export const findDocument = (ports: FindDocumentPorts) => async (query: FindDocument) => {
  const { identity, signal } = query;
  const { papers, makeRequested } = ports;
  const find = sourceOf(ports, query);
  const until = Date.now() + Math.min(Math.max(query.waitMs, 0), longestWaitMs);
  let source: Source | undefined;
  let hurried = false;
  for (;;) {
    source ??= await find();
    if (source) {
      const { owner, id, job, packing, deliveryNo } = source;
      if (owner !== identity.subject && !isStaff(identity)) throw documentNotFound();
      const fileName =
        (await papers.fileNameOf(id, deliveryNo)) ?? (hurried ? undefined : await makeRequested({ ...query, packing }));
      if (fileName) return { id, fileName };
      if (!hurried) {
        hurried = true;
        await papers.hurry(job);
      }
    }
    if (Date.now() >= until || signal.aborted) return undefined;
    await pause(lookEveryMs);
  }
};

/** A message of gRPC has 4 MB at most, and the last document may be large. */
const enough = { bytes: 1_000_000, documents: 20 };

interface ReadPorts {
  readonly orders: Pick<Orders, 'deliveryNosOf'>;
  readonly papers: Pick<Papers, 'read'>;
}

/**
 * Reads the first of these documents, until there are enough. A missing one is undefined, and also one that shows an
 * earlier address than the last change of its order: a job renders it again.
 */
export const readDocuments =
  ({ orders, papers }: ReadPorts) =>
  async (documentIds: readonly string[]): Promise<(StoredPaper | undefined)[]> => {
    const found: (StoredPaper | undefined)[] = [];
    let bytes = 0;
    for (const id of documentIds.slice(0, enough.documents)) {
      if (bytes >= enough.bytes) break;
      const paper = await papers.read(id);
      bytes += paper?.content.length ?? 0;
      found.push(paper);
    }
    const changes = await orders.deliveryNosOf(found.flatMap((paper) => paper?.shows?.orderId ?? []));
    const isOutdated = ({ shows }: StoredPaper) => shows && shows.deliveryNo < (changes.get(shows.orderId) ?? 0);
    return found.map((paper) => (paper && isOutdated(paper) ? undefined : paper));
  };

/** Reads a document by its id, for services that pass it on. They check who may read it. */
export const readDocument = (ports: ReadPorts) => {
  const read = readDocuments(ports);
  return async (documentId: string): Promise<StoredPaper> => {
    const [found] = await read([documentId]);
    if (!found) throw documentNotFound();
    return found;
  };
};
