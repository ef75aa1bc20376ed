const KEY = 'southline.wish';

/** The part whose heart a guest pressed: it is kept once they have signed in. For this tab, and read once. */
export const wish = {
  remember: (partno: string): void => {
    try {
      window.sessionStorage.setItem(KEY, partno);
    } catch {
      // Without storage the heart is pressed again.
    }
  },
  /** True once for the part that was wished for. */
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
