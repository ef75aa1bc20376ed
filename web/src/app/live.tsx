import { createContext, use, useEffect } from 'react';

const OnLiveContext = createContext(() => {});

export const OnLiveProvider = OnLiveContext.Provider;

/**
 * Marks the surrounding page as interactive once React has hydrated it. It is part of each frame of a page, because React
 * hydrates the router's frame first and its contents later.
 */
export const Live = () => {
  const onLive = use(OnLiveContext);
  useEffect(onLive, [onLive]);
  return null;
};
