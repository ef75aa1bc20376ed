import { createContext, use } from 'react';

/** What the server answers with the page; a page that finds out that it is none says so while it is rendered. */
export type PageStatus = { code: number };

const StatusContext = createContext<PageStatus>({ code: 200 });
export const PageStatusProvider = StatusContext.Provider;

export const usePageStatus = (code: number): void => {
  const status = use(StatusContext);
  if (import.meta.env.SSR) status.code = code;
};
