export const refundJobKind = 'refund';

export interface RefundJob {
  readonly returnNo: string;
}
