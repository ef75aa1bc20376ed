export const refundJobKind = 'refund';

export interface RefundJob {
  readonly reference: string;
}

export const refundJobName = (reference: string) => ({ id: `refund:${reference}`, kind: refundJobKind });

/** The job that carries a booked refund out; its natural key is the refund's. */
export const refundJob = (reference: string, runAt: Date) => ({
  ...refundJobName(reference),
  payload: { reference } satisfies RefundJob,
  runAt,
});
