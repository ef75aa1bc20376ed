import type { OrderRemarks } from '@southline/contracts/orders';
import { splitAddresses } from '@southline/kernel/email';
import { noRemarks, type Remarks } from '@southline/kernel/order';
import type { RemarkTexts } from '@southline/rest/types';

/** A missing field keeps its saved value. */
export const toRemarks = (body: Partial<RemarkTexts>): OrderRemarks | undefined => {
  if (Object.keys(body).length === 0) return undefined;
  const { ccemail = '', purchaseorderno: purchaseOrderNo = '', ...others } = body;
  return { ...noRemarks, ...others, ccEmails: splitAddresses(ccemail), purchaseOrderNo };
};

export const toRemarkTexts = ({ ccEmails, purchaseOrderNo, ...others }: Remarks): RemarkTexts => ({
  ...others,
  ccemail: ccEmails.join(';'),
  purchaseorderno: purchaseOrderNo,
});
