export const dealerMailJob = 'dealer-mail';

/** Tells an order's dealer about a cancellation. The dealer's address is asked of the locator when the mail goes out. */
export interface DealerMailJob {
  readonly template: 'dealer-cancelled';
  readonly orderId: string;
  readonly cancellationNo: number;
  readonly dealerCode: string;
}

export const dealerMailKey = ({ template, orderId, cancellationNo }: DealerMailJob): string =>
  `${template}/${orderId}/${cancellationNo}`;

export interface DealerAddresses {
  /** Undefined or empty where none is known. */
  emailOf(dealerCode: string): Promise<string | undefined>;
}
