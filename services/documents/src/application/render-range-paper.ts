import { DomainError } from '@southline/kernel/errors';
import type { DataSheet } from '../domain/data-sheet.ts';
import type { Supplier } from '../domain/parties.ts';
import { issuerLine } from '../domain/parties.ts';
import type { Renderer } from '../domain/ports.ts';
import { paperTitles, type RangePaper } from '../domain/range-paper.ts';
import { renderSeconds } from '../metrics.ts';

/** Renders the data sheet of a product page on request. It is not stored. */
export const makeDataSheet =
  (renderer: Renderer, supplier: Supplier) =>
  async (fileName: string, sheet: DataSheet): Promise<{ fileName: string; content: Buffer }> => {
    const finish = renderSeconds.startTimer({ kind: 'data-sheet' });
    const content = await renderer.dataSheet(sheet, issuerLine(supplier));
    finish();
    return { fileName, content };
  };

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
