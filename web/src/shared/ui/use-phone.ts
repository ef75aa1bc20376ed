import { createContext, use, useSyncExternalStore } from 'react';
import { MOBILE } from './breakpoints.ts';

const GuessContext = createContext(false);

/** The screen size that the server's HTML assumes: a guess from the request. */
export const PhoneGuess = GuessContext.Provider;

export const isPhone = (): boolean => window.matchMedia(MOBILE).matches;

const onWidth = (changed: () => void) => {
  const query = window.matchMedia(MOBILE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the phone layout is shown. Hydration uses the server's guess, even if it was wrong. */
export const usePhone = (): boolean => {
  const guess = use(GuessContext);
  return useSyncExternalStore(onWidth, isPhone, () => guess);
};

const never = () => () => {};

/** Whether the width of the window is known: it is not on the server, and not while its HTML is hydrated. */
export const useKnownWidth = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
