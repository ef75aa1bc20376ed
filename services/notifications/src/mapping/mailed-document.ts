import { DocumentKind } from '@southline/contracts/documents';
import type { PlacedOrder } from '@southline/kernel/order';
import { mailedDocument } from '@southline/kernel/order-sums';

const kinds = {
  order: DocumentKind.DOCUMENT_KIND_ORDER,
  'tax-invoice': DocumentKind.DOCUMENT_KIND_TAX_INVOICE,
} as const;

/** The kind of document that an order's mails attach. */
export const mailedKind = ({ lines }: Pick<PlacedOrder, 'lines'>): DocumentKind => kinds[mailedDocument(lines)];
