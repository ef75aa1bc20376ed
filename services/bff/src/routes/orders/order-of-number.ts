import { undefinedIfNotFound } from '@southline/kernel/errors';
import type { Clients } from '../../clients/index.ts';

const invoiceNumber = /^INV-?(\d{6,12})$/i;
const returnNumber = /^SR\d{6,12}$/i;

/** The id of the order to which the typed number of an invoice or a return belongs. Undefined for other texts. */
export const orderOfNumber = async ({ documents, returns }: Clients, typed: string): Promise<string | undefined> => {
  const [, invoice] = invoiceNumber.exec(typed) ?? [];
  if (invoice) return (await documents.findInvoicedOrder({ invoiceNo: `INV-${invoice}` })).orderId || undefined;
  if (!returnNumber.test(typed)) return undefined;
  const found = await returns.getReturn({ returnNo: typed.toUpperCase() }).catch(undefinedIfNotFound);
  return found?.returnOrder?.orderId;
};
