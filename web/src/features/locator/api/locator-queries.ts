import type { Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api, CallOptions } from '../../../shared/http/api-client.ts';
import { ApiError, isApiError } from '../../../shared/http/api-error.ts';
import type { Asked } from '../model/locator-address.ts';
import type { DealerType } from '../model/locator-types.ts';
import type { Position } from '../model/map-view.ts';

export type FoundDealers = Data<'Locations/get-locations'>;
type State = 'NZ';

/** The request's schema lists the states. The state in the URL was checked against the states of the region. */
const stateOf = (state: string) => state as State | '';

/** An answer with `status:false` means no dealers near. It names the searched place, and the nearest dealer. */
const orNone = (error: unknown): { data: FoundDealers } => {
  if (!isApiError(error, 'NotFound') || error.status !== 200) throw error;
  return { data: { dealers: [], totalCount: 0, place: null, ...error.data } };
};

/** Throws NotFound for the page of an unknown suburb. */
const load = async (
  api: Api,
  { type, state, suburb, postcode }: Asked,
  options: CallOptions,
): Promise<FoundDealers> => {
  const body = { type, state: stateOf(state), suburb, postcode };
  const { data } = await api.post('Locations/get-locations', body, options).catch(orNone);
  if (suburb !== '' && !data.place) throw new ApiError('NotFound', 'This place is not known.', 404);
  return data;
};

export const dealersQuery = (api: Api, asked: Asked) =>
  queryOptions({
    queryKey: [api.region, 'dealers', asked],
    queryFn: ({ signal }) => load(api, asked, { signal }),
  });

/**
 * The dealers nearest to the visitor. The position is sent in this one call and is not stored, so the answer is not cached as
 * a query.
 */
export const findNear = async (api: Api, type: DealerType, { lat, lng }: Position): Promise<FoundDealers> =>
  (await api.post('Locations/get-locations', { type, lat, lng }).catch(orNone)).data;
