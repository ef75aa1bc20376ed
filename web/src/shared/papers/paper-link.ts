import type { Api } from '../http/api-client.ts';
import { isApiError } from '../http/api-error.ts';

/** The ids of an order or a cart, which already has its future order's id and number. */
export type PaperOf = {
  orderID: string;
  /** The order's number; for the credit note of a return, the return's number. */
  orderNo: string;
  /** Set for the credit note of a cancellation. */
  cancellationNo?: number;
  /** Set for the packing list of a parcel. */
  parcelNo?: number;
};
export type Paper = 'order' | 'tax-invoice' | 'packing-list' | 'credit-note';

const MAX_TRIES = 6;
const WAIT_MS = 2000;

const ask = (api: Api, paper: Paper, order: PaperOf): Promise<{ pdflink: string }> => {
  const { orderID, orderNo, cancellationNo, parcelNo } = order;
  if (paper === 'order') return api.post('order/get-order-pdf', { orderID, orderNo });
  if (paper === 'tax-invoice') return api.get('Order/get-tax-invoice', { memberNo: '', orderID });
  if (paper === 'credit-note' && cancellationNo !== undefined)
    return api.get('Order/get-credit-note', { orderID, cancellationNo: String(cancellationNo) });
  if (paper === 'credit-note') return api.get('Order/get-credit-note', { returnOrderNo: orderNo });
  const ofParcel = parcelNo === undefined ? {} : { parcelNo: String(parcelNo) };
  return api.get('Order/get-packing-list', { orderNo, ...ofParcel });
};

/** The URL of a PDF, valid for some minutes; waits while the PDF is being made. */
export const paperLink = async (api: Api, paper: Paper, order: PaperOf): Promise<string> => {
  for (let tries = 1; ; tries++) {
    try {
      return (await ask(api, paper, order)).pdflink;
    } catch (error) {
      if (!isApiError(error, 'Pending') || tries === MAX_TRIES) throw error;
      const ms = error.retryAfterMs ?? WAIT_MS;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
};
