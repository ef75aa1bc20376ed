const second = 1_000;
const hour = 3_600 * second;

/** How long whoever fails has to wait after each failure; forgotten when nothing was tried for `forgetMs`. */
export interface Pauses {
  /** Milliseconds after the n-th failure; the last entry stands for all further ones. */
  readonly after: readonly number[];
  readonly forgetMs: number;
}

/**
 * `free` failures without a pause, then 2, 4, 8 … seconds up to `longestMs`; after `total` failures in a row (where there is
 * such a bound) a day.
 */
export const growingPauses = ({
  free,
  longestMs,
  total,
  forgetMs,
}: {
  free: number;
  longestMs: number;
  total?: number;
  forgetMs: number;
}): Pauses => {
  const grown = (failures: number) => Math.min(longestMs, 2 ** Math.min(30, failures - free + 1) * second);
  const length = total ?? free + Math.ceil(Math.log2(longestMs / second));
  const after = Array.from({ length }, (_, failures) => (failures < free ? 0 : grown(failures)));
  return { after: total === undefined ? after : [...after, 24 * hour], forgetMs };
};

export interface SignInLimits {
  readonly account: Pauses;
  readonly address: Pauses;
  readonly failuresPerMinute: number;
}

export const signInLimits = (limits: {
  triesPerAccount: number;
  triesPerAccountInTotal: number;
  triesPerAddress: number;
  failuresPerMinute: number;
}): SignInLimits => ({
  account: growingPauses({
    free: limits.triesPerAccount,
    longestMs: hour,
    total: limits.triesPerAccountInTotal,
    forgetMs: 24 * hour,
  }),
  address: growingPauses({ free: limits.triesPerAddress, longestMs: hour / 4, forgetMs: hour }),
  failuresPerMinute: limits.failuresPerMinute,
});
