import type { OrderRemarks } from '@southline/contracts/orders';
import { splitAddresses } from '@southline/kernel/email';
import { noRemarks, type Remarks } from '@southline/kernel/order';
import { remarkNames } from '@southline/rest/delivery';
import { fromNamed, named } from '@southline/rest/names';
import type { RemarkTexts } from '@southline/rest/types';

/** The remarks that lists and returns show. */
export const toListedRemarks = ({ ccEmails: _, notes: _notes, ...listed }: Remarks) => listed;

export const toRemarkTexts = (remarks: Remarks): RemarkTexts =>
  named(remarkNames, { ...remarks, ccEmails: remarks.ccEmails.join(';') });

/** A missing field is empty. If all fields are missing, the saved remarks stay. */
export const toRemarks = (body: Partial<RemarkTexts>): OrderRemarks | undefined => {
  if (Object.keys(body).length === 0) return undefined;
  const { ccEmails, ...texts } = fromNamed(remarkNames, { ...toRemarkTexts(noRemarks), ...body });
  return { ...texts, ccEmails: splitAddresses(ccEmails) };
};
