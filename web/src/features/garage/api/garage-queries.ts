import type { Answer, GarageVehicle } from '@southline/rest/types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { uploadForm } from '../../../shared/http/upload.ts';

export type { GarageVehicle } from '@southline/rest/types';

/** The key begins with `account`, so that signing out drops the garage from the cache. */
const garageKey = (api: Api) => [api.region, 'account', 'garage'] as const;

export const garageQuery = (api: Api, signedIn: boolean) =>
  queryOptions({
    queryKey: garageKey(api),
    queryFn: async ({ signal }) => (await api.post('garage/get', {}, { signal })).data,
    staleTime: 300_000,
    enabled: signedIn,
  });

/** Every change returns the changed garage. */
const useGarageChange = <Wish, Answered extends { data: GarageVehicle[] }>(
  send: (api: Api, wish: Wish) => Promise<Answered>,
) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => send(api, wish),
    onSuccess: ({ data }) => queryClient.setQueryData(garageKey(api), data),
  });
};

export const useSaveVehicle = () =>
  useGarageChange((api, wish: { label: string; vehicleSlug: string; id?: string }) => api.post('garage/save', wish));

export const useRemoveVehicle = () => useGarageChange((api, id: string) => api.post('garage/remove', { id }));

export type Imported = Answer<'garage/import'>;

const sendFleet = (api: Api, file: Blob): Promise<Imported> => {
  const form = new FormData();
  form.append('files', file, 'fleet.csv');
  return uploadForm<Imported>(api.urlOf('garage/import'), form, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
};

export const useImportFleet = () => useGarageChange(sendFleet);

/** Saves vehicles in one call, all or none. Slugs need no CSV quoting. */
export const useSaveFleet = () =>
  useGarageChange((api, fleet: readonly { label: string; vehicleSlug: string }[]) => {
    const rows = fleet.map(({ label, vehicleSlug }) => `"${label.replaceAll('"', '""')}",${vehicleSlug}`);
    return sendFleet(api, new Blob([['label,vehicle_slug', ...rows].join('\n')]));
  });
