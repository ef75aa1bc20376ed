import { useMediaQuery } from '@mantine/hooks';
import { createContext, use } from 'react';
import { MOBILE } from './breakpoints.ts';

const GuessContext = createContext(false);

/** The screen size that the first rendering assumes: in the browser the real one, on the server a guess from the request. */
export const PhoneGuess = GuessContext.Provider;

export const isPhone = (): boolean => window.matchMedia(MOBILE).matches;

/** Whether the phone layout is shown. The first rendering uses the server's guess, even if it was wrong. */
export const usePhone = (): boolean => useMediaQuery(MOBILE, use(GuessContext), { getInitialValueInEffect: true });
