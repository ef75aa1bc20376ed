import { tabStorage } from '../store/browser-storage.ts';

const KEY = 'southline.wish';

/** The part that a guest wanted to save: it is saved after the sign-in. Stored for this tab, and read once. */
export const wish = {
  remember: (partno: string): void => {
    // Without storage the visitor has to press the heart again.
    tabStorage.setItem(KEY, partno);
  },
  /** True once, for the part whose button was pressed before sign-in. */
  take: (partno: string): boolean => {
    if (tabStorage.getItem(KEY) !== partno) return false;
    tabStorage.removeItem(KEY);
    return true;
  },
};
