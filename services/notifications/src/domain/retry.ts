/** A mail server refused or did not answer. The error leaves out the server's text, which may contain an address. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** No later try can succeed. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

const longestPauseMs = 30 * 60_000;
// About two days with pauses of half an hour: as long as mail servers retry.
const maxTries = 100;

/** Milliseconds before the next try; undefined if there is none. */
export const retryPause =
  (firstMs: number) =>
  (tries: number, error: unknown): number | undefined => {
    if (tries >= maxTries || (error instanceof MailError && error.permanent)) return undefined;
    return Math.min(firstMs * 3 ** (tries - 1), longestPauseMs);
  };
