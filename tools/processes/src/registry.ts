// Written by `npm run processes`.
import { description as auth } from '../../../services/auth/process.ts';
import { description as bff } from '../../../services/bff/process.ts';
import { description as catalogue } from '../../../services/catalogue/process.ts';
import { description as content } from '../../../services/content/process.ts';
import { description as documents } from '../../../services/documents/process.ts';
import { description as locator } from '../../../services/locator/process.ts';
import { description as notifications } from '../../../services/notifications/process.ts';
import { description as orders } from '../../../services/orders/process.ts';
import { description as payments } from '../../../services/payments/process.ts';
import { description as returns } from '../../../services/returns/process.ts';
import { description as vouchers } from '../../../services/vouchers/process.ts';

export const registry = {
  auth,
  bff,
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

/** The environment variables of all services. */
export type Variable =
  | keyof import('../../../services/auth/src/config.ts').Environment
  | keyof import('../../../services/bff/src/config.ts').Environment
  | keyof import('../../../services/catalogue/src/config.ts').Environment
  | keyof import('../../../services/content/src/config.ts').Environment
  | keyof import('../../../services/documents/src/config.ts').Environment
  | keyof import('../../../services/locator/src/config.ts').Environment
  | keyof import('../../../services/notifications/src/config.ts').Environment
  | keyof import('../../../services/orders/src/config.ts').Environment
  | keyof import('../../../services/payments/src/config.ts').Environment
  | keyof import('../../../services/returns/src/config.ts').Environment
  | keyof import('../../../services/vouchers/src/config.ts').Environment;
