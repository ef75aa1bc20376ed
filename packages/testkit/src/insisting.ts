const isBusy = (error: unknown): boolean => error instanceof Error && 'kind' in error && error.kind === 'unavailable';

/**
 * Repeats a call while it is refused as "unavailable", as clients are expected to. With many competing calls on a busy
 * machine a lock can last longer than one call's own tries.
 */
export const insisting = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (isBusy(error)) return insisting(call);
    throw error;
  }
};
