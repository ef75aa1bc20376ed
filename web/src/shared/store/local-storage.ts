import type { Storage } from 'redux-persist';
import { browserStorage } from './browser-storage.ts';

/** Without storage the choices last only as long as the page. */
export const localStorageAdapter = (): Storage => ({
  getItem: async (key: string) => browserStorage.getItem(key),
  setItem: async (key: string, value: string) => {
    browserStorage.setItem(key, value);
  },
  removeItem: async (key: string) => browserStorage.removeItem(key),
});
