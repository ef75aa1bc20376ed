import {
  type DocumentsServiceService,
  FindDocumentResponse,
  ReadDocumentResponse,
  RenderOrderListResponse,
} from '@southline/contracts/documents';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';
import type { Mongo } from '@southline/platform/mongo';
import { documentNotFound, findDocument } from '../../application/find-document.ts';
import { renderOrderList } from '../../application/render-order-list.ts';
import type { Supplier } from '../../domain/order-facts.ts';
import { kindFromWire } from '../../mapping/document-kind.ts';
import { readPaper } from '../../storage/papers.ts';

const contentType = 'application/pdf';

const unknownKind = () => new DomainError('invalid', 'InvalidRequest', 'Orders have no document of this kind.');

export const handlers = (
  mongo: Mongo,
  supplier: Supplier,
  wakeWorker: () => void,
): Handlers<typeof DocumentsServiceService> => {
  const find = findDocument(mongo, wakeWorker);
  const list = renderOrderList(supplier);
  return {
    async findDocument({ orderId, kind, waitMs }, { identity, signal }) {
      const known = kindFromWire(kind);
      if (!known) throw unknownKind();
      if (!identity) throw documentNotFound();
      const found = await find({ orderId, kind: known, waitMs, identity, signal });
      return FindDocumentResponse.fromPartial(
        found ? { ready: true, documentId: found.id, fileName: found.fileName } : { ready: false },
      );
    },
    async readDocument({ documentId }) {
      const found = await readPaper(mongo, documentId);
      if (!found) throw documentNotFound();
      return ReadDocumentResponse.fromPartial({ ...found, contentType });
    },
    async renderOrderList({ cart, region }) {
      return RenderOrderListResponse.fromPartial(await list(cart, region));
    },
  };
};
