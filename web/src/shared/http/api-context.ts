import { createContext, use } from 'react';
import type { Api } from './api-client.ts';

const ApiContext = createContext<Api | null>(null);
export const ApiProvider = ApiContext.Provider;

/** The API calls for the region of the current page. */
export const useApi = (): Api => {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi() outside of a region page');
  return api;
};
