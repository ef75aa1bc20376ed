// Written by `npm run processes`.
import { description as auth } from '../../../services/auth/process.ts';
import { description as bff } from '../../../services/bff/process.ts';
import { description as catalogue } from '../../../services/catalogue/process.ts';
import { description as content } from '../../../services/content/process.ts';
import { description as documents } from '../../../services/documents/process.ts';
import { description as notifications } from '../../../services/notifications/process.ts';
import { description as orders } from '../../../services/orders/process.ts';
import { description as payments } from '../../../services/payments/process.ts';

export const registry = {
  auth,
  bff,
  catalogue,
  content,
  documents,
  notifications,
  orders,
  payments,
};
