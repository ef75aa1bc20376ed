import { creditNote } from '../domain/credit-note.ts';
import { withLocalNames } from '../domain/parties.ts';
import type { Credits } from '../domain/ports.ts';
import type { CreditJob } from '../domain/render-job.ts';
import { papersRendered, renderSeconds } from '../metrics.ts';
import type { MakePaperOptions } from './make-mailed-paper.ts';

const kind = 'credit-note';

/**
 * Renders and stores the credit note of a return or a cancellation. Safe to repeat. Throws until the order has arrived,
 * because the credit note refers to its tax invoice. Without a refund there is no credit note.
 */
export const makeCreditNote = (options: MakePaperOptions & { readonly credits: Credits }) => {
  const { orders, credits, papers, invoiceNumbers, names, supplier, renderer } = options;
  return async (job: CreditJob): Promise<undefined> => {
    const found = await credits.find(job);
    if (!found) throw new Error('The return or cancellation of a credit note is not there.');
    const { orderId, owner, facts } = found;
    const known = await orders.find(orderId);
    if (!known) throw new Error('The order of a credit note is not there yet.');
    if (facts.refund === 0) return;
    const lines = withLocalNames(facts.lines, await names(facts.language));
    const finish = renderSeconds.startTimer({ kind });
    const invoiced = { invoiceNo: await invoiceNumbers.of(orderId), payment: known.order.payment };
    const paper = creditNote({ ...facts, lines }, supplier, invoiced);
    const bytes = await renderer.paper(paper);
    finish();
    const order = { orderId, orderNo: facts.orderNo, owner };
    const credit = { job, cause: facts.cause };
    await papers.keep({ order, credit, kind, fileName: paper.fileName, bytes, invoiceNo: undefined });
    papersRendered.inc({ kind });
  };
};
