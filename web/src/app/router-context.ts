import type { QueryClient } from '@tanstack/react-query';
import type { Api, Region } from '../shared/http/api-client.ts';

/** What loaders get beside the address; the region route adds `api`. */
export type RouterContext = {
  queryClient: QueryClient;
  apiFor: (region: Region) => Api;
  chosenVehicle: () => string | undefined;
};
