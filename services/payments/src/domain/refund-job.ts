export const refundJobKind = 'refund';

export interface RefundJob {
  readonly reference: string;
}

/** The job that carries a booked refund out; its natural key is the refund's. */
export const refundJob = (reference: string, runAt: Date) => ({
  id: `refund:${reference}`,
  kind: refundJobKind,
  payload: { reference } satisfies RefundJob,
  runAt,
});
