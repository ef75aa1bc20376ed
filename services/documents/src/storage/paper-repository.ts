import { documentReady } from '@southline/contracts/events';
import { sha256Hex } from '@southline/platform/ids';
import { hurryJob } from '@southline/platform/jobs';
import { inTransaction, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox, outboxEvent } from '@southline/platform/outbox';
import { Binary } from 'mongodb';
import { paperId } from '../domain/paper-kind.ts';
import type { Papers, RenderedPaper } from '../domain/ports.ts';
import { kindOnTheWire } from '../mapping/document-kind.ts';
import { type PaperDocument, papers } from './collections.ts';

const documentOf = ({ order, kind, fileName, bytes, invoiceNo }: RenderedPaper, createdAt: Date): PaperDocument => ({
  _id: paperId(order.orderId, kind),
  orderId: order.orderId,
  orderNo: order.orderNo,
  kind,
  owner: order.owner,
  fileName,
  sha256: sha256Hex(bytes),
  bytes: new Binary(bytes),
  ...(invoiceNo && { invoiceNo }),
  createdAt,
});

export const paperRepository = (mongo: Mongo): Papers => ({
  fileNameOf: async (id) => (await papers(mongo).findOne({ _id: id }, { projection: { fileName: 1 } }))?.fileName,
  async read(id) {
    const found = await papers(mongo).findOne({ _id: id });
    if (!found) return undefined;
    return { fileName: found.fileName, sha256: found.sha256, content: Buffer.from(found.bytes.buffer) };
  },
  async keep(paper) {
    const createdAt = new Date();
    const document = documentOf(paper, createdAt);
    const { _id: documentId, orderId, orderNo, fileName } = document;
    const message = { documentId, orderId, orderNo, kind: kindOnTheWire[paper.kind], fileName };
    const event = outboxEvent(documentReady, message, { version: 1, occurredAt: createdAt });
    try {
      await inTransaction(mongo, async (session) => {
        await papers(mongo).insertOne(document, { session });
        await appendToOutbox(mongo, session, [event]);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  },
  hurry: (id) => hurryJob(mongo, id),
});
