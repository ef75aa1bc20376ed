import { AUSTRALIAN_STATES, isPostcode } from '@southline/kernel/place-names';
import type { Region } from '../../../shared/http/api-client.ts';
import { type DealerType, type TypeSlug, typeOf } from './locator-types.ts';
import { nothingChosen, type Selection } from './selection.ts';

/** The states of a region's locator; New Zealand is one. */
export const statesOf = (region: Region): readonly string[] =>
  region === 'nz' ? ['NZ'] : [...AUSTRALIAN_STATES].sort();

/** A search as a URL: `/parts-stockist/vic/richmond`, `/service-centre/vic?postcode=3121`, `/service-centre?all=true`. */
export interface LocatorParams {
  readonly type: TypeSlug;
  readonly state?: string | undefined;
  readonly suburb?: string | undefined;
}

export interface LocatorSearch {
  readonly postcode?: string | undefined;
  /** Service centres wherever they are. */
  readonly all?: true | undefined;
  /** Only dealers that are open now. */
  readonly open?: true | undefined;
  /** The dealer that is active. */
  readonly dealer?: string | undefined;
}

export const parseLocatorSearch = (search: Record<string, unknown>): LocatorSearch => {
  const postcode = String(search.postcode ?? '').padStart(4, '0');
  const dealer = String(search.dealer ?? '');
  return {
    ...(search.postcode !== undefined && isPostcode(postcode) && { postcode }),
    ...(String(search.all) === 'true' && { all: true as const }),
    ...(String(search.open) === 'true' && { open: true as const }),
    ...(/^[\w-]{1,20}$/.test(dealer) && { dealer }),
  };
};

/** The query of get-locations. */
export interface Asked {
  readonly type: DealerType;
  readonly state: string;
  readonly suburb: string;
  readonly postcode: string;
}

const stateIn = (region: Region, { state = '' }: LocatorParams): string => {
  const named = state.toUpperCase();
  return statesOf(region).includes(named) ? named : '';
};

/** Whether the URL names a state outside its region. */
export const isNowhere = (region: Region, params: LocatorParams): boolean =>
  params.state !== undefined && stateIn(region, params) === '';

/** The search that a URL describes; undefined if it names no search. */
export const askedBy = (region: Region, params: LocatorParams, search: LocatorSearch): Asked | undefined => {
  const type = typeOf[params.type];
  const state = stateIn(region, params);
  const asked = { type, state, suburb: params.suburb ?? '', postcode: (state && search.postcode) || '' };
  if (params.suburb !== undefined || asked.postcode !== '') return asked;
  return type === 'Service' && (state !== '' || search.all) ? asked : undefined;
};

/** The initial values of the filters for a URL. `suburb` is the place's proper name, if it is known yet. */
export const selectionOf = (region: Region, params: LocatorParams, search: LocatorSearch, suburb = ''): Selection => ({
  ...nothingChosen,
  state: region === 'nz' ? 'NZ' : stateIn(region, params),
  suburb,
  postcode: search.postcode ?? '',
});
