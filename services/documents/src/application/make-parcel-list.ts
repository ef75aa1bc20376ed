import { parcelList } from '../domain/packing-list.ts';
import { withLocalNames } from '../domain/parties.ts';
import type { Parcels } from '../domain/ports.ts';
import type { ParcelJob } from '../domain/render-job.ts';
import { papersRendered, renderSeconds } from '../metrics.ts';
import type { MakePaperOptions } from './make-mailed-paper.ts';

const kind = 'parcel-list';

/**
 * Renders and stores the packing list of a parcel. Safe to repeat. Throws until the order has arrived, which has the
 * facts of the lines.
 */
export const makeParcelList =
  ({ parcels, papers, names, supplier, renderer }: MakePaperOptions & { readonly parcels: Parcels }) =>
  async (job: ParcelJob): Promise<undefined> => {
    const found = await parcels.find(job);
    if (!found) throw new Error('The order of a parcel is not there yet.');
    const { order, parcel } = found;
    const lines = withLocalNames(parcel.lines, await names(order.language));
    const finish = renderSeconds.startTimer({ kind });
    const paper = parcelList(order, { ...parcel, lines }, supplier);
    const bytes = await renderer.paper(paper);
    finish();
    await papers.keep({ order, parcel: job, kind, fileName: paper.fileName, bytes, invoiceNo: undefined });
    papersRendered.inc({ kind });
  };
