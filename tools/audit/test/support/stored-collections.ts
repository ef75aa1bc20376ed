import type { CollectionDeclaration } from '@southline/platform/mongo';
import { collections as catalogue } from '../../../../services/catalogue/src/storage/collections.ts';
import { collections as orders } from '../../../../services/orders/src/storage/collections.ts';
import { collections as payments } from '../../../../services/payments/src/storage/collections.ts';
import { collections as returns } from '../../../../services/returns/src/storage/collections.ts';
import { collections as vouchers } from '../../../../services/vouchers/src/storage/collections.ts';

/** The collections of the services that share the money and the stock of an order. */
export const storedCollections: Readonly<Record<string, readonly CollectionDeclaration[]>> = {
  catalogue,
  orders,
  payments,
  returns,
  vouchers,
};
