export const endExchangeKind = 'end-exchange';

/** An exchange has ended: its stock is given back. */
export interface EndExchangeJob {
  readonly itemId: string;
}
