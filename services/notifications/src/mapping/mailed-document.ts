import { DocumentKind } from '@southline/contracts/documents';
import { kebabWords } from '@southline/contracts/enum-words';
import type { PlacedOrder } from '@southline/kernel/order';
import { mailedDocument } from '@southline/kernel/order-sums';

const { wires: kinds } = kebabWords(DocumentKind);

/** The kind of document that an order's mails attach. */
export const mailedKind = ({ lines }: Pick<PlacedOrder, 'lines'>): DocumentKind => kinds[mailedDocument(lines)];
