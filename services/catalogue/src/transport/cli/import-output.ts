import type { ImportReport } from '../../application/import/import-catalogue.ts';
import type { KindReport } from '../../application/import/rejects.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

export const sayProgress = ({ kind, read, rejected }: KindReport) =>
  say(`${kind}: ${read} rows read${rejected > 0 ? `, ${rejected} rejected` : ''} …`);

/** Highest resident memory of the process so far, in MB. */
const peakMemory = (): number => Math.round(process.resourceUsage().maxRSS / 1024);

export const sayReport = ({ kinds, indexSeconds, published, reason }: ImportReport, dryRun: boolean) => {
  for (const { kind, read, taken, rejected, seconds } of kinds) {
    say(`${kind}: ${read} read, ${taken} taken, ${rejected} rejected, ${seconds.toFixed(1)} s`);
  }
  if (!dryRun && kinds.some(({ kind, taken }) => kind === 'stock' && taken > 0)) {
    say('stock: is what the files say; what was sold or held after they were counted is not taken off');
  }
  if (indexSeconds > 0) say(`part index: ${indexSeconds.toFixed(1)} s`);
  say(`peak memory ${peakMemory()} MB`);
  if (reason) say(`not published: ${reason}; --force publishes all the same`);
  else say(dryRun ? 'dry run: nothing was changed' : published ? 'published' : 'not published');
};
