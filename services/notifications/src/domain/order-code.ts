export const orderCodeJob = 'order-code';

/** One mail with the code of a guest's order. The job contains neither the code nor an address. */
export interface OrderCodeJob {
  /** The id from which the code is derived. */
  readonly requestId: string;
  /** Empty if there is no such order; then no mail is sent. */
  readonly orderId: string;
  readonly language: string;
  /** ISO 8601 UTC. After this time no mail is sent. */
  readonly validUntil: string;
}

export const orderCodeKey = ({ requestId }: Pick<OrderCodeJob, 'requestId'>): string => `order-code/${requestId}`;

export interface OrderCodes {
  /** A repeat queues nothing. */
  queue(job: OrderCodeJob): Promise<void>;
}
