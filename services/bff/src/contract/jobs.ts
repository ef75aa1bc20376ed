import { type GetJobResponse, NeedUse } from '@southline/contracts/catalogue';
import { pascalWords } from '@southline/contracts/enum-words';
import type { Job } from '@southline/rest/types';
import { toPartRow } from './parts.ts';
import type { Pictures } from './pictures.ts';

const { words: uses } = pascalWords(NeedUse);

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
