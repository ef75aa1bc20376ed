import type { QueryClient } from '@tanstack/react-query';
import type { Api, Region } from '../shared/http/api-client.ts';
import type { Language } from '../shared/i18n/language.ts';

/** The context of loaders beside the URL. */
export type RouterContext = {
  queryClient: QueryClient;
  apiFor: (region: Region) => Api;
  chosenVehicle: () => string | undefined;
  /** The visitor's current language. */
  language: () => Language;
};

/** The context below the region route. */
export type RegionContext = RouterContext & { api: Api };
