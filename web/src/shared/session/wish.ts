const KEY = 'southline.wish';

/** The part that a guest wanted to save: it is saved after the sign-in. Stored for this tab, and read once. */
export const wish = {
  remember: (partno: string): void => {
    try {
      window.sessionStorage.setItem(KEY, partno);
    } catch {
      // Without storage the visitor has to press the heart again.
    }
  },
  /** True once, for the part whose button was pressed before sign-in. */
  take: (partno: string): boolean => {
    try {
      if (window.sessionStorage.getItem(KEY) !== partno) return false;
      window.sessionStorage.removeItem(KEY);
      return true;
    } catch {
      return false;
    }
  },
};
