import { DocumentKind, type DocumentsServiceService, FindDocumentResponse } from '@southline/contracts/documents';
import { DomainError } from '@southline/kernel/errors';
import { timelineEntry } from '@southline/kernel/timeline';
import type { Handlers } from '@southline/platform/grpc';

const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`);

export const createDocuments = () => {
  const state = { ready: true, invoiced: new Map<string, string>() };
  const handlers: Handlers<typeof DocumentsServiceService> = {
    async findDocument({ orderId, kind, cancellationNo, parcelNo }) {
      const documentId = [orderId, DocumentKind[kind], cancellationNo || parcelNo || ''].filter(Boolean).join('/');
      return FindDocumentResponse.fromPartial({ ready: state.ready, documentId, fileName: 'paper.pdf' });
    },
    async readDocument({ documentId }) {
      if (documentId === '') throw new DomainError('not-found', 'NotFound', 'This document was not found.');
      const content = pdf(documentId);
      return { fileName: 'SL 1"; x=".pdf', contentType: 'application/pdf', content, sha256: '' };
    },
    readDocuments: async () => ({ documents: [] }),
    async listInvoiceNumbers({ orderIds }) {
      return { invoiceNos: Object.fromEntries(orderIds.map((orderId) => [orderId, `INV-${orderId.slice(0, 4)}`])) };
    },
    async findInvoicedOrder({ invoiceNo }) {
      return { orderId: state.invoiced.get(invoiceNo) ?? '' };
    },
    async listOrderTimeline() {
      if (!state.ready) throw new DomainError('unavailable', 'Unavailable', 'down');
      return { entries: [timelineEntry(new Date(3_000), 'document-made', { fileName: 'paper.pdf' })] };
    },
    async renderDataSheet({ name, fileName }) {
      return { fileName, content: pdf(name) };
    },
    async renderRangePaper({ paper }) {
      return { fileName: paper?.fileName ?? '', content: pdf(`${paper?.kind} ${paper?.name}`) };
    },
    async renderOrderList({ cart, region, language }) {
      return { fileName: 'order-list.pdf', content: pdf(`list ${region} ${language} ${cart?.lines.length} lines`) };
    },
  };
  return { handlers, state };
};
