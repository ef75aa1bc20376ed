export const orderCodeJob = 'order-code';

/** One mail with the code of a guest's order. It holds neither the code nor an address. */
export interface OrderCodeJob {
  /** The code is derived from it. */
  readonly requestId: string;
  /** Empty: there is no such order, so no mail is sent. */
  readonly orderId: string;
  readonly language: string;
  /** ISO 8601 UTC; afterwards no mail is sent. */
  readonly validUntil: string;
}

export const orderCodeKey = ({ requestId }: Pick<OrderCodeJob, 'requestId'>): string => `order-code/${requestId}`;

export interface OrderCodes {
  /** A repeat queues nothing. */
  queue(job: OrderCodeJob): Promise<void>;
}
