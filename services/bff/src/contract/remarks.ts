import type { OrderRemarks } from '@southline/contracts/orders';
import { lines, text } from './fields.ts';

/** At most ten addresses of 254 characters with `;` between; the addresses are judged by the orders service. */
export const remarkFields = { ccemail: text(2_560), purchaseorderno: text(50), notes: lines(1_000) };

export const toRemarks = (body: { ccemail?: string; purchaseorderno?: string; notes?: string }): OrderRemarks => ({
  ccEmails: (body.ccemail ?? '')
    .split(';')
    .map((email) => email.trim())
    .filter((email) => email !== ''),
  purchaseOrderNo: body.purchaseorderno ?? '',
  notes: body.notes ?? '',
});
