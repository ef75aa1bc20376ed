import type { OrderRemarks } from '@southline/contracts/orders';

export const toRemarks = (body: { ccemail?: string; purchaseorderno?: string; notes?: string }): OrderRemarks => ({
  ccEmails: (body.ccemail ?? '')
    .split(';')
    .map((email) => email.trim())
    .filter((email) => email !== ''),
  purchaseOrderNo: body.purchaseorderno ?? '',
  notes: body.notes ?? '',
});
