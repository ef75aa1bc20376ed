import type { OrderRemarks } from '@southline/contracts/orders';
import { splitAddresses } from '@southline/kernel/email';

export const toRemarks = (body: { ccemail?: string; purchaseorderno?: string; notes?: string }): OrderRemarks => ({
  ccEmails: splitAddresses(body.ccemail ?? ''),
  purchaseOrderNo: body.purchaseorderno ?? '',
  notes: body.notes ?? '',
});
