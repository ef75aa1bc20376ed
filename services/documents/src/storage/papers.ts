import { documentReady } from '@southline/contracts/events';
import { sha256Hex } from '@southline/platform/ids';
import { inTransaction, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox, outboxEvent } from '@southline/platform/outbox';
import { Binary } from 'mongodb';
import type { PlacedOrder } from '../domain/order-facts.ts';
import { type PaperKind, paperId } from '../domain/paper-kind.ts';
import { kindOnTheWire } from '../mapping/document-kind.ts';
import { type PaperDocument, papers } from './collections.ts';

export const hasPaper = async (mongo: Mongo, id: string): Promise<boolean> =>
  (await papers(mongo).findOne({ _id: id }, { projection: { _id: 1 } })) !== null;

export const findPaper = (mongo: Mongo, id: string) =>
  papers(mongo).findOne({ _id: id }, { projection: { fileName: 1 } });

/** A paper's bytes with what is needed to send them. */
export const readPaper = async (mongo: Mongo, id: string) => {
  const found = await papers(mongo).findOne({ _id: id });
  return found && { fileName: found.fileName, sha256: found.sha256, content: Buffer.from(found.bytes.buffer) };
};

export interface RenderedPaper {
  readonly order: PlacedOrder;
  readonly kind: PaperKind;
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly invoiceNo: string | undefined;
}

/** Keeps a paper and tells the others in one transaction; a paper that is there stays as it is. */
export const keepPaper = async (
  mongo: Mongo,
  { order, kind, fileName, bytes, invoiceNo }: RenderedPaper,
): Promise<void> => {
  const { orderId, orderNo, owner } = order;
  const id = paperId(orderId, kind);
  const createdAt = new Date();
  const document: PaperDocument = {
    _id: id,
    orderId,
    orderNo,
    kind,
    owner,
    fileName,
    sha256: sha256Hex(bytes),
    bytes: new Binary(bytes),
    ...(invoiceNo && { invoiceNo }),
    createdAt,
  };
  const message = { documentId: id, orderId, orderNo, kind: kindOnTheWire[kind], fileName };
  const event = outboxEvent(documentReady, message, { version: 1, occurredAt: createdAt });
  try {
    await inTransaction(mongo, async (session) => {
      await papers(mongo).insertOne(document, { session });
      await appendToOutbox(mongo, session, [event]);
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};
