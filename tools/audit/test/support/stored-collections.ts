import type { CollectionDeclaration } from '@southline/platform/mongo';
import { collections as auth } from '../../../../services/auth/src/storage/collections.ts';
import { collections as catalogue } from '../../../../services/catalogue/src/storage/collections.ts';
import { collections as content } from '../../../../services/content/src/storage/collections.ts';
import { collections as documents } from '../../../../services/documents/src/storage/collections.ts';
import { collections as locator } from '../../../../services/locator/src/storage/collections.ts';
import { collections as notifications } from '../../../../services/notifications/src/storage/collections.ts';
import { collections as orders } from '../../../../services/orders/src/storage/collections.ts';
import { collections as payments } from '../../../../services/payments/src/storage/collections.ts';
import { collections as returns } from '../../../../services/returns/src/storage/collections.ts';
import { collections as vouchers } from '../../../../services/vouchers/src/storage/collections.ts';

/** The collections of every service that has a database. */
export const storedCollections: Readonly<Record<string, readonly CollectionDeclaration[]>> = {
  auth,
  catalogue,
  content,
  documents,
  locator,
  notifications,
  orders,
  payments,
  returns,
  vouchers,
};
