export const refundJobKind = 'refund';

export interface RefundJob {
  readonly reference: string;
}

export const refundJobName = (reference: string) => ({ id: `refund:${reference}`, kind: refundJobKind });

/** The job that carries out a booked refund. It has the natural key of the refund. */
export const refundJob = (reference: string, runAt: Date) => ({
  ...refundJobName(reference),
  payload: { reference } satisfies RefundJob,
  runAt,
});
