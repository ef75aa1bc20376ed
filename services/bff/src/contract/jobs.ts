import { type GetJobResponse, NeedUse } from '@southline/contracts/catalogue';
import type { Job } from '@southline/rest/types';
import { toPartRow } from './parts.ts';
import type { Pictures } from './pictures.ts';

const uses: Partial<Record<NeedUse, Job['rows'][number]['use']>> = {
  [NeedUse.NEED_USE_ALWAYS]: 'Always',
  [NeedUse.NEED_USE_USUALLY]: 'Usually',
};

/** An unknown use counts as optional for the buyer. */
export const toJob = ({ job, name, rows }: GetJobResponse, pictures: Pictures): Job => ({
  job,
  name,
  rows: rows.map(({ need, quantity, use, parts }) => ({
    need,
    quantity,
    use: uses[use] ?? 'Optional',
    parts: parts.map((part) => toPartRow(part, pictures)),
  })),
});
