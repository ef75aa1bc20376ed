import { tabStorage } from '../store/browser-storage.ts';

const KEY = 'southline.return';
const ENTRY_PAGES = /^\/(au|nz)\/(sign-in|join-us|forgot-password|reset-password|email-verfication)(\/|$)/i;
const HERE = 'http://here.invalid';

/** A path of this site to return to after signing in, or null. Other hosts and the sign-in pages are refused. */
export const ownPath = (path: unknown): string | null => {
  if (typeof path !== 'string' || !/^\/(au|nz)(?=[/?#]|$)/i.test(path) || !URL.canParse(path, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  if (origin !== HERE || pathname.includes('//') || ENTRY_PAGES.test(pathname)) return null;
  return `${pathname}${search}${hash}`;
};

/** The account page that redirected to sign-in; for this tab only, and never part of a URL. */
export const returnPath = {
  remember: (path: string): void => {
    const own = ownPath(path);
    // Without storage the visitor returns to the region's home.
    if (own) tabStorage.setItem(KEY, own);
  },
  read: (): string | null => ownPath(tabStorage.getItem(KEY)),
  forget: (): void => tabStorage.removeItem(KEY),
};
