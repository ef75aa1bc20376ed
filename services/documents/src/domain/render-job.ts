export const renderJob = 'render-papers';

/** Renders the credit note of a return or a cancellation. A cancellation may also make the order's tax invoice due. */
export type CreditJob = { readonly returnId: string } | { readonly orderId: string; readonly cancellationNo: number };

/** Renders an order's documents, or a credit note. */
export type RenderJob = { readonly orderId: string } | CreditJob;

export const isCredit = (job: RenderJob): job is CreditJob => 'returnId' in job || 'cancellationNo' in job;

/** The id of the credited return or cancellation, for keys. */
export const creditId = (job: CreditJob): string =>
  'returnId' in job ? job.returnId : `${job.orderId}/${job.cancellationNo}`;

/** The natural key of the job. */
export const renderJobId = (job: RenderJob): string =>
  isCredit(job) ? `credit-note/${creditId(job)}` : `papers/${job.orderId}`;
