import type { Storage } from 'redux-persist';

/** Private windows and full disks throw; the choices then last only as long as the page. */
export const localStorageAdapter = (): Storage => ({
  getItem: async (key: string) => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem: async (key: string, value: string) => {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // Nothing to do: the choices then last only as long as the page.
    }
  },
  removeItem: async (key: string) => {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing to do: the choices then last only as long as the page.
    }
  },
});
