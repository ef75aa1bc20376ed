import { creditNote } from '../domain/credit-note.ts';
import { withLocalNames } from '../domain/local-names.ts';
import type { Returns } from '../domain/ports.ts';
import { papersRendered, renderSeconds } from '../metrics.ts';
import type { MakePapersOptions } from './make-papers.ts';

const kind = 'credit-note';

/**
 * Renders and stores the credit note of a return. Safe to repeat; waits for the order, because it refers to its tax invoice.
 */
export const makeCreditNote =
  ({
    orders,
    returns,
    papers,
    invoiceNumbers,
    names,
    supplier,
    renderer,
  }: MakePapersOptions & { readonly returns: Returns }) =>
  async (returnId: string): Promise<undefined> => {
    const found = await returns.find(returnId);
    if (!found) throw new Error('The return of a credit note is not there.');
    const { orderId, orderNo, owner, returnNo, facts } = found;
    const lines = withLocalNames(facts.lines, await names(facts.language));
    if ((await orders.ownerOf(orderId)) === undefined) throw new Error('The order of a credit note is not there yet.');
    const finish = renderSeconds.startTimer({ kind });
    const paper = creditNote({ ...facts, lines }, supplier, await invoiceNumbers.of(orderId));
    const bytes = await renderer.paper(paper);
    finish();
    const order = { orderId, orderNo, owner };
    await papers.keep([
      { order, of: { returnId, returnNo }, kind, fileName: paper.fileName, bytes, invoiceNo: undefined },
    ]);
    papersRendered.inc({ kind });
  };
