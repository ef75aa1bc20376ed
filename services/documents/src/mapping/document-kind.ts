import { DocumentKind } from '@southline/contracts/documents';
import { type PaperKind, paperKinds } from '../domain/paper-kind.ts';

export const kindOnTheWire: Readonly<Record<PaperKind, DocumentKind>> = {
  order: DocumentKind.DOCUMENT_KIND_ORDER,
  'tax-invoice': DocumentKind.DOCUMENT_KIND_TAX_INVOICE,
  'packing-list': DocumentKind.DOCUMENT_KIND_PACKING_LIST,
  'credit-note': DocumentKind.DOCUMENT_KIND_CREDIT_NOTE,
  'parcel-list': DocumentKind.DOCUMENT_KIND_PARCEL_LIST,
};

/** Undefined for an unknown kind. */
export const kindFromWire = (kind: DocumentKind): PaperKind | undefined =>
  paperKinds.find((known) => kindOnTheWire[known] === kind);
