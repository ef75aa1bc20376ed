import { DomainError } from '@southline/kernel/errors';
import { issuerLine } from '../domain/parties.ts';
import type { Renderer } from '../domain/ports.ts';
import { paperTitles, type RangePaper } from '../domain/range-paper.ts';
import type { Supplier } from '../domain/supplier.ts';
import { renderSeconds } from '../metrics.ts';

/** Renders a document of the range on request. It is not stored. */
export const makeRangePaper =
  (renderer: Renderer, supplier: Supplier) =>
  async (fileName: string, paper: RangePaper | undefined): Promise<{ fileName: string; content: Buffer }> => {
    if (!paper || !paperTitles.has(paper.kind)) {
      throw new DomainError('invalid', 'InvalidRequest', 'The range has no papers of this kind.');
    }
    const finish = renderSeconds.startTimer({ kind: 'range-paper' });
    const content = await renderer.rangePaper(paper, issuerLine(supplier));
    finish();
    return { fileName, content };
  };
