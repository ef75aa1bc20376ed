export const renderJob = 'render-papers';

/** The rendering of an order's papers. */
export interface RenderJob {
  readonly orderId: string;
}

/** The natural key of the job. */
export const renderJobId = (orderId: string): string => `papers/${orderId}`;
