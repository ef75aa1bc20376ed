import {
  type DocumentsServiceService,
  FindDocumentResponse,
  ReadDocumentResponse,
  ReadDocumentsResponse,
  RenderDataSheetResponse,
  RenderOrderListResponse,
  RenderRangePaperResponse,
} from '@southline/contracts/documents';
import { cartFacts } from '@southline/contracts/order-facts';
import { DomainError } from '@southline/kernel/errors';
import type { PartNames } from '@southline/kernel/phrases';
import type { ReadTimeline } from '@southline/kernel/timeline';
import type { Handlers } from '@southline/platform/grpc';
import {
  documentNotFound,
  type FindDocumentPorts,
  findDocument,
  readDocument,
  readDocuments,
} from '../../application/find-document.ts';
import { listInvoiceNumbers } from '../../application/list-invoice-numbers.ts';
import { renderOrderList } from '../../application/render-order-list.ts';
import { makeDataSheet, makeRangePaper } from '../../application/render-range-paper.ts';
import type { Supplier } from '../../domain/parties.ts';
import type { InvoiceNumbers, Renderer, StoredPaper } from '../../domain/ports.ts';
import { kindFromWire } from '../../mapping/document-kind.ts';

type Definition = typeof DocumentsServiceService;

const contentType = 'application/pdf';
const onTheWire = ({ fileName, sha256, content }: StoredPaper) =>
  ReadDocumentResponse.fromPartial({ fileName, sha256, content, contentType });

const noDrawing = { family: '', attributes: {} };

const unknownKind = () => new DomainError('invalid', 'InvalidRequest', 'There is no document of this kind.');

export const documentsHandlers = (
  {
    renderer,
    names,
    invoiceNumbers,
    timeline,
    ...ports
  }: FindDocumentPorts & {
    readonly renderer: Renderer;
    readonly names: PartNames;
    readonly invoiceNumbers: InvoiceNumbers;
    readonly timeline: ReadTimeline;
  },
  supplier: Supplier,
): Handlers<Definition> => {
  const find = findDocument(ports);
  const read = readDocument(ports);
  const readSeveral = readDocuments(ports);
  const numbers = listInvoiceNumbers(invoiceNumbers);
  const list = renderOrderList(renderer, names, supplier);
  const dataSheet = makeDataSheet(renderer, supplier);
  const rangePaper = makeRangePaper(renderer, supplier);
  return {
    async findDocument({ kind, ...query }, { identity, signal }) {
      const known = kindFromWire[kind];
      if (!known) throw unknownKind();
      if (!identity) throw documentNotFound();
      const found = await find({ ...query, kind: known, identity, signal });
      return FindDocumentResponse.fromPartial(
        found ? { ready: true, documentId: found.id, fileName: found.fileName } : { ready: false },
      );
    },
    async readDocument({ documentId }) {
      return onTheWire(await read(documentId));
    },
    async readDocuments({ documentIds }) {
      const found = await readSeveral(documentIds);
      return ReadDocumentsResponse.fromPartial({
        documents: found.map((paper) => (paper ? onTheWire(paper) : {})),
      });
    },
    async listInvoiceNumbers({ orderIds }, { identity }) {
      if (!identity) throw documentNotFound();
      return { invoiceNos: { ...(await numbers(orderIds, identity)) } };
    },
    findInvoicedOrder: async ({ invoiceNo }) => ({ orderId: (await invoiceNumbers.orderOf(invoiceNo)) ?? '' }),
    listOrderTimeline: async ({ orderId }) => ({ entries: await timeline(orderId) }),
    async renderOrderList({ cart, region, language }) {
      return RenderOrderListResponse.fromPartial(await list(cart && cartFacts(cart, region), language));
    },
    async renderDataSheet({ fileName, publishedAt, drawing = noDrawing, ...facts }) {
      const sheet = { ...facts, drawing, publishedAt: new Date(publishedAt) };
      return RenderDataSheetResponse.fromPartial(await dataSheet(fileName, sheet));
    },
    async renderRangePaper({ paper }) {
      const facts = paper && { ...paper, publishedAt: new Date(paper.publishedAt) };
      return RenderRangePaperResponse.fromPartial(await rangePaper(paper?.fileName ?? '', facts));
    },
  };
};
