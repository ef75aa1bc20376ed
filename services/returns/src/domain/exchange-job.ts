export const endExchangeKind = 'end-exchange';

/** The job that releases the stock of an exchange that has ended. */
export interface EndExchangeJob {
  readonly itemId: string;
}
