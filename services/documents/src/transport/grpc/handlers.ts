import {
  type DocumentsServiceService,
  FindDocumentResponse,
  ReadDocumentResponse,
  RenderDataSheetResponse,
  RenderOrderListResponse,
  RenderRangePaperResponse,
} from '@southline/contracts/documents';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';
import { documentNotFound, type FindDocumentPorts, findDocument } from '../../application/find-document.ts';
import { readDocument } from '../../application/read-document.ts';
import { makeDataSheet } from '../../application/render-data-sheet.ts';
import { renderOrderList } from '../../application/render-order-list.ts';
import { makeRangePaper } from '../../application/render-range-paper.ts';
import type { Supplier } from '../../domain/supplier.ts';
import { kindFromWire } from '../../mapping/document-kind.ts';

const contentType = 'application/pdf';

const unknownKind = () => new DomainError('invalid', 'InvalidRequest', 'Orders have no document of this kind.');

export const handlers = (ports: FindDocumentPorts, supplier: Supplier): Handlers<typeof DocumentsServiceService> => {
  const find = findDocument(ports);
  const read = readDocument(ports.papers);
  const list = renderOrderList(supplier);
  const dataSheet = makeDataSheet(supplier);
  const rangePaper = makeRangePaper(supplier);
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
      return ReadDocumentResponse.fromPartial({ ...(await read(documentId)), contentType });
    },
    async renderOrderList({ cart, region }) {
      return RenderOrderListResponse.fromPartial(await list(cart, region));
    },
    async renderDataSheet(request) {
      return RenderDataSheetResponse.fromPartial(await dataSheet(request));
    },
    async renderRangePaper({ paper }) {
      return RenderRangePaperResponse.fromPartial(await rangePaper(paper));
    },
  };
};
