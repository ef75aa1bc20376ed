export const renderJob = 'render-papers';

/** A job that renders the credit note of a return or a cancellation. */
export type CreditJob = { readonly returnId: string } | { readonly orderId: string; readonly cancellationNo: number };

/** A job that renders the packing list of a parcel. */
export type ParcelJob = { readonly parcelOf: string; readonly parcelNo: number };

/** A job that renders an order's document. `deliveryNo`: again, after this change of the delivery address. */
export interface OrderJob {
  readonly orderId: string;
  readonly deliveryNo?: number;
}

/** A job that renders an order's documents, a credit note, or the packing list of a parcel. */
export type RenderJob = OrderJob | CreditJob | ParcelJob;

export const isParcel = (job: RenderJob): job is ParcelJob => 'parcelOf' in job;

/** The id of a parcel, for keys. */
export const parcelId = ({ parcelOf, parcelNo }: ParcelJob): string => `${parcelOf}/${parcelNo}`;

export const isCredit = (job: RenderJob): job is CreditJob => 'returnId' in job || 'cancellationNo' in job;

/** The id of the credited return or cancellation, for keys. */
export const creditId = (job: CreditJob): string =>
  'returnId' in job ? job.returnId : `${job.orderId}/${job.cancellationNo}`;

/** The natural key of the job. */
export const renderJobId = (job: RenderJob): string => {
  if (isParcel(job)) return `parcel-list/${parcelId(job)}`;
  if (isCredit(job)) return `credit-note/${creditId(job)}`;
  return job.deliveryNo ? `papers/${job.orderId}/${job.deliveryNo}` : `papers/${job.orderId}`;
};
