const isBusy = (error: unknown): boolean => error instanceof Error && 'kind' in error && error.kind === 'unavailable';

/**
 * Makes a call again while it is refused as "unavailable", as a client does that is told to try again: many who want the same
 * at once on a busy machine may find it locked for longer than one call tries.
 */
export const insisting = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (isBusy(error)) return insisting(call);
    throw error;
  }
};
