import { createContext, use, useEffect } from 'react';

const OnLiveContext = createContext(() => {});

export const OnLiveProvider = OnLiveContext.Provider;

/**
 * Says that the page around it answers: one that the server has rendered does so only once React has taken it over. It stands
 * in each frame of a page, since React takes over the router's frame first and what is in it later.
 */
export const Live = () => {
  const onLive = use(OnLiveContext);
  useEffect(onLive, [onLive]);
  return null;
};
