import type { KindReport } from './rejects.ts';

/** Above this share of rejected rows the file is assumed to be the wrong one. */
const maxRejectedShare = 0.1;

/** Why a file is refused although it can be read; undefined if its good rows may be applied. `--force` overrides it. */
export const doubtOf = (
  { kind, read, taken, rejected }: Omit<KindReport, 'seconds'>,
  maxShare = maxRejectedShare,
): string | undefined =>
  taken === 0 || rejected > read * maxShare ? `${kind}: ${rejected} of ${read} rows were rejected` : undefined;
