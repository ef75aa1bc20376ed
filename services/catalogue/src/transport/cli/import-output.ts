import { say, sayOutcome, sayRows } from '@southline/imports/import-command';
import type { ImportReport } from '../../application/import/import-catalogue.ts';
import type { KindReport } from '../../application/import/rejects.ts';

export const sayProgress = ({ kind, read, rejected }: KindReport) =>
  say(`${kind}: ${read} rows read${rejected > 0 ? `, ${rejected} rejected` : ''} …`);

/** Highest resident memory of the process so far, in MB. */
const peakMemory = (): number => Math.round(process.resourceUsage().maxRSS / 1024);

export const sayReport = ({ kinds, indexSeconds, reason }: ImportReport, dryRun: boolean): number => {
  for (const kind of kinds) sayRows(kind);
  if (!dryRun && !reason && kinds.some(({ kind, taken }) => kind === 'stock' && taken > 0)) {
    say('stock: is what the files say; what was sold or held after they were counted is not taken off');
  }
  if (indexSeconds > 0) say(`part index: ${indexSeconds.toFixed(1)} s`);
  say(`peak memory ${peakMemory()} MB`);
  return sayOutcome(reason, dryRun);
};
