import { documentReady } from '@southline/contracts/events';
import { gather } from '@southline/platform/gather';
import { sha256Hex } from '@southline/platform/ids';
import { hurryJob } from '@southline/platform/jobs';
import {
  type ClientSession,
  deferWrite,
  inTransaction,
  isDuplicateKey,
  type Mongo,
  onDuplicate,
} from '@southline/platform/mongo';
import { appendToOutbox, type OutboxEvent, outboxEvent } from '@southline/platform/outbox';
import { recentRecords } from '@southline/platform/recent';
import { type AnyBulkWriteOperation, Binary } from 'mongodb';
import { packingListId, paperId } from '../domain/paper-kind.ts';
import type { Papers, RenderedPaper, StoredPaper } from '../domain/ports.ts';
import { creditId, parcelId, renderJob, renderJobId } from '../domain/render-job.ts';
import { kindOnTheWire } from '../mapping/document-kind.ts';
import { deliveryChanges, mostTogether, orders, type PaperDocument, papers } from './collections.ts';
import { dropped } from './forget-order.ts';

/** The id of the order, parcel, return or cancellation of a document. */
const subjectOf = ({ order, credit, parcel }: RenderedPaper): string => {
  if (parcel) return parcelId(parcel);
  return credit ? creditId(credit.job) : order.orderId;
};

const idOf = (paper: RenderedPaper): string =>
  paper.kind === 'packing-list'
    ? packingListId(paper.order.orderId, paper.packing?.key ?? '')
    : paperId(subjectOf(paper), paper.kind);

const documentOf = (paper: RenderedPaper, createdAt: Date): PaperDocument => {
  const { order, credit, parcel, kind, fileName, bytes, invoiceNo, deliveryNo } = paper;
  return {
    _id: idOf(paper),
    orderId: order.orderId,
    orderNo: order.orderNo,
    kind,
    owner: order.owner,
    fileName,
    sha256: sha256Hex(bytes),
    bytes: new Binary(bytes),
    ...(invoiceNo && { invoiceNo }),
    ...(credit && 'returnId' in credit.job && { returnId: credit.job.returnId }),
    ...(credit && 'cancellationNo' in credit.job && { cancellationNo: credit.job.cancellationNo }),
    ...(parcel && { parcelNo: parcel.parcelNo }),
    ...(kind !== 'packing-list' && deliveryNo && { deliveryNo }),
    createdAt,
  };
};

const storedPaper = (
  { fileName, sha256, kind, orderId, deliveryNo = 0 }: PaperDocument,
  content: Buffer,
): StoredPaper => ({
  fileName,
  sha256,
  content,
  ...((kind === 'order' || kind === 'tax-invoice') && { shows: { orderId, deliveryNo } }),
});

const rowsOf = (paper: RenderedPaper) => {
  const createdAt = new Date();
  const document = documentOf(paper, createdAt);
  const { _id: documentId, orderId, orderNo, fileName } = document;
  const { invoiceNo = '', returnId = '', cancellationNo = 0, parcelNo = 0 } = document;
  const cause = paper.credit?.cause;
  const returnNo = cause && 'returnNo' in cause ? cause.returnNo : '';
  const kind = kindOnTheWire[paper.kind];
  const numbers = { invoiceNo, returnId, returnNo, cancellationNo, parcelNo };
  const message = { documentId, orderId, orderNo, kind, fileName, ...numbers };
  return { document, event: outboxEvent(documentReady, message, { version: 1, occurredAt: createdAt }) };
};

interface Stored {
  readonly rows: ReturnType<typeof rowsOf>;
  failure?: unknown;
  /** This rendering is not stored: another one with this or a later address is, or the order was forgotten. */
  refused?: true;
}

/** A document with the address as placed replaces none. So a slow rendering never replaces a later one. */
const writeOf = (document: PaperDocument): AnyBulkWriteOperation<PaperDocument> => {
  const { _id, deliveryNo } = document;
  if (!deliveryNo) return { insertOne: { document } };
  const earlier = [{ deliveryNo: { $exists: false } }, { deliveryNo: { $lt: deliveryNo } }];
  return { replaceOne: { filter: { _id, $or: earlier }, replacement: document, upsert: true } };
};

/**
 * A document with a changed address as it is stored: of a forgotten order with the end of the order, or not at all. The
 * change, which may have arrived after the order was forgotten, gets this end too. The write to the order conflicts with the
 * transaction that forgets it.
 */
const endingWithOrder = async (mongo: Mongo, session: ClientSession, document: PaperDocument) => {
  const { orderId: _id, kind, createdAt: requestedAt } = document;
  const order = await orders(mongo).findOneAndUpdate({ _id }, { $set: { requestedAt } }, { session });
  const endsAt = order?.endsAt;
  if (!endsAt) return document;
  await deliveryChanges(mongo).updateOne({ _id }, { $set: { endsAt } }, { session });
  return dropped.includes(kind) ? undefined : { ...document, endsAt };
};

/** Documents that are stored at the same time share a transaction. If that fails, each gets its own. */
const storeTogether = (mongo: Mongo) => {
  const store = (added: readonly Stored[]) =>
    inTransaction(mongo, async (session) => {
      const events: OutboxEvent[] = [];
      for (const one of added) {
        const { document, event } = one.rows;
        const stored = document.deliveryNo ? await endingWithOrder(mongo, session, document) : document;
        if (stored) {
          deferWrite(session, papers(mongo), writeOf(stored));
          events.push(event);
        } else one.refused = true;
      }
      await appendToOutbox(mongo, session, events);
    });
  const isStored = (added: readonly Stored[]) =>
    store(added).then(
      () => true,
      () => false,
    );
  return gather<Stored>(mostTogether, async (added) => {
    if (added.length > 1 && (await isStored(added))) return added.length;
    for (const one of added) {
      await store([one]).catch((error: unknown) => {
        if (isDuplicateKey(error)) one.refused = true;
        else one.failure = error;
      });
    }
    return added.length;
  });
};

/** A document has about 30 kB. */
const mostUnread = 50;

export const createPaperRepository = (mongo: Mongo): Papers => {
  const store = storeTogether(mongo);
  /**
   * Documents that this process stored a short time ago. The first mail reads its document within seconds. Each is read from
   * here once, so that one that another process has replaced is then read from the store.
   */
  const unread = recentRecords<StoredPaper>(mostUnread);
  return {
    async fileNameOf(id, deliveryNo = 0) {
      const found = await papers(mongo).findOne({ _id: id }, { projection: { fileName: 1, deliveryNo: 1 } });
      return found && (found.deliveryNo ?? 0) >= deliveryNo ? found.fileName : undefined;
    },
    async read(id) {
      const known = unread.get(id);
      unread.delete(id);
      if (known) return known;
      const paper = await papers(mongo).findOne({ _id: id });
      return paper ? storedPaper(paper, Buffer.from(paper.bytes.buffer)) : undefined;
    },
    async keep(paper) {
      const one: Stored = { rows: rowsOf(paper) };
      await store(one);
      if (one.failure) throw one.failure;
      const { document } = one.rows;
      if (!one.refused) unread.set(document._id, storedPaper(document, paper.bytes));
    },
    async storeRequested(paper) {
      const document = documentOf(paper, new Date());
      const { orderId, createdAt } = document;
      return inTransaction(mongo, async (session) => {
        // This write conflicts with the transaction that forgets the order, so that a forgotten order gets no new
        // document.
        const known = { _id: orderId, endsAt: { $exists: false } };
        const { matchedCount } = await orders(mongo).updateOne(
          known,
          { $set: { requestedAt: createdAt } },
          { session },
        );
        if (matchedCount === 0) return false;
        if (paper.kind === 'packing-list') await papers(mongo).deleteMany({ orderId, kind: paper.kind }, { session });
        await papers(mongo).bulkWrite([writeOf(document)], { session });
        return true;
      }).catch(onDuplicate(() => true));
    },
    hurry: (job) => hurryJob(mongo, { id: renderJobId(job), kind: renderJob }),
  };
};
