import { createContext, use } from 'react';

/** The HTTP status of the page. A page that finds no data sets it to 404 while it renders. */
export type PageStatus = { code: number };

const StatusContext = createContext<PageStatus>({ code: 200 });
export const PageStatusProvider = StatusContext.Provider;

export const usePageStatus = (code: number): void => {
  const status = use(StatusContext);
  if (import.meta.env.SSR) status.code = code;
};
