import { useMediaQuery } from '@mantine/hooks';
import { createContext, use } from 'react';
import { MOBILE } from './breakpoints.ts';

const GuessContext = createContext(false);

/** What the first rendering takes the screen for: in the browser what it is, on the server what the request looked like. */
export const PhoneGuess = GuessContext.Provider;

export const isPhone = (): boolean => window.matchMedia(MOBILE).matches;

/** Whether the phone layout is shown. The first rendering is the server's, also where its guess was wrong. */
export const usePhone = (): boolean => useMediaQuery(MOBILE, use(GuessContext), { getInitialValueInEffect: true });
