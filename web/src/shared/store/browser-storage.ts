export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser that blocks site data throws at the first touch of a storage. Then nothing is stored, and the page works on. */
const guarded = (storage: () => Storage) => ({
  getItem: (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  /** False: the browser did not store it, because it blocks site data or its storage is full. */
  setItem: (key: string, value: string): boolean => {
    try {
      storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  removeItem: (key: string): void => {
    try {
      storage().removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
  clear: (): void => {
    try {
      storage().clear();
    } catch {
      // Nothing was stored.
    }
  },
});

/** What this tab remembers. The only way to the browser's storages is this file. */
export const tabStorage = guarded(() => window.sessionStorage);

/** What this browser remembers. */
export const browserStorage = guarded(() => window.localStorage);
