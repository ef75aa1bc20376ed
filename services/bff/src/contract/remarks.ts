import type { OrderRemarks } from '@southline/contracts/orders';
import { splitAddresses } from '@southline/kernel/email';
import type { Remarks } from '@southline/kernel/order';
import type { RemarkTexts } from '@southline/rest/types';

/** Nothing given keeps what was saved before. */
export const toRemarks = (body: Partial<RemarkTexts>): OrderRemarks | undefined =>
  Object.keys(body).length === 0
    ? undefined
    : {
        ccEmails: splitAddresses(body.ccemail ?? ''),
        purchaseOrderNo: body.purchaseorderno ?? '',
        notes: body.notes ?? '',
      };

export const toRemarkTexts = ({ ccEmails, purchaseOrderNo, notes }: Remarks): RemarkTexts => ({
  ccemail: ccEmails.join(';'),
  purchaseorderno: purchaseOrderNo,
  notes,
});
