import { backOff } from '@southline/kernel/back-off';

/**
 * The mail server refused the mail or did not answer. The error omits the server's text, which may contain an address.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** True if no later try can succeed. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

const longestPauseMs = 30 * 60_000;
// With pauses of up to half an hour, about two days, which is as long as mail servers retry.
const maxTries = 100;

/** Milliseconds before the next try; undefined if there is none. */
export const retryPause =
  (firstMs: number) =>
  (tries: number, error: unknown): number | undefined => {
    if (tries >= maxTries || (error instanceof MailError && error.permanent)) return undefined;
    return backOff(tries, firstMs, longestPauseMs);
  };
