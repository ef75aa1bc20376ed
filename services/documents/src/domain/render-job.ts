export const renderJob = 'render-papers';

/** The rendering of an order's documents, or of a return's credit note. */
export type RenderJob = { readonly orderId: string } | { readonly returnId: string };

/** The natural key of the job. */
export const renderJobId = (job: RenderJob): string =>
  'returnId' in job ? `credit-note/${job.returnId}` : `papers/${job.orderId}`;
