const second = 1_000;
const hour = 3_600 * second;

/** The pauses after failures. The failures of a key are deleted after `forgetMs` without a try. */
export interface Pauses {
  /** Failures without a pause. */
  readonly free: number;
  /** Milliseconds of pause after the last free failure and each further one; the last entry repeats. */
  readonly after: readonly number[];
  readonly forgetMs: number;
}

/**
 * `free` failures are without a pause. Then pauses of 2, 4, 8 … seconds follow, up to `longestMs`. After `total` failures in
 * a row (if set) the pause is a day.
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
  const growing = Math.ceil(Math.log2(longestMs / second));
  const length = total === undefined ? growing : Math.max(0, total - free);
  const grown = Array.from({ length }, (_, at) => Math.min(longestMs, 2 ** Math.min(growing, at + 1) * second));
  return { free, after: total === undefined ? grown : [...grown, 24 * hour], forgetMs };
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
