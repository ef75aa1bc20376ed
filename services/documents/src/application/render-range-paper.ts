import type { RangePaper as WirePaper } from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import { issuerLine } from '../domain/parties.ts';
import { paperTitles } from '../domain/range-paper.ts';
import type { Supplier } from '../domain/supplier.ts';
import { renderSeconds } from '../metrics.ts';
import { renderRangePaper } from '../render/render-range-paper.ts';

/** The PDF of a paper of the range, made on the spot and not kept. */
export const makeRangePaper = (supplier: Supplier) => async (paper: WirePaper | undefined) => {
  if (!paper || !paperTitles.has(paper.kind)) {
    throw new DomainError('invalid', 'InvalidRequest', 'The range has no papers of this kind.');
  }
  const finish = renderSeconds.startTimer({ kind: 'range-paper' });
  const content = await renderRangePaper({ ...paper, publishedAt: new Date(paper.publishedAt) }, issuerLine(supplier));
  finish();
  return { fileName: paper.fileName, content };
};
