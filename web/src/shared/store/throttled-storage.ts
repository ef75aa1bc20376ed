import type { Storage } from 'redux-persist';

/**
 * Writes at most once per interval, with the latest value. redux-persist's own throttle would wait an interval for each
 * changed part of the state, one after the other.
 */
export const throttledStorage = (storage: Storage, ms: number) => {
  let waiting: { key: string; value: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const last = waiting;
    waiting = null;
    if (last) await storage.setItem(last.key, last.value);
  };
  return {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: async (key: string, value: string): Promise<void> => {
      waiting = { key, value };
      timer ??= setTimeout(() => void write(), ms);
    },
    /** Writes pending values at once. */
    flush: write,
  };
};
