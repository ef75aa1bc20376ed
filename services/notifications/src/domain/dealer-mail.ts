export const dealerMailJob = 'dealer-mail';

interface AboutOrder {
  readonly orderId: string;
  /** Absent: the dealer of the stored order. */
  readonly dealerCode?: string;
}

/** A mail to the dealer of an order. The locator supplies the dealer's address when the mail is sent. */
export type DealerMailJob = AboutOrder &
  (
    | { readonly template: 'dealer-order' }
    | { readonly template: 'dealer-cancelled'; readonly cancellationNo: number }
    | { readonly template: 'dealer-return'; readonly returnId: string }
  );

const whichOf = (job: DealerMailJob): string => {
  switch (job.template) {
    case 'dealer-order':
      return job.orderId;
    case 'dealer-cancelled':
      return `${job.orderId}/${job.cancellationNo}`;
    case 'dealer-return':
      return job.returnId;
  }
};

export const dealerMailKey = (job: DealerMailJob): string => `${job.template}/${whichOf(job)}`;

export interface DealerAddresses {
  /** Undefined or empty if the address is unknown. */
  emailOf(dealerCode: string): Promise<string | undefined>;
}
