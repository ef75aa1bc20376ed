import type { Dealer } from '@southline/rest/types';
import type { Region } from '../../../shared/http/api-client.ts';

export interface PlaceName {
  readonly state: string;
  readonly suburb: string;
}

const inState = (state: string, ...suburbs: string[]): PlaceName[] => suburbs.map((suburb) => ({ state, suburb }));

/** The centres of the largest cities, the largest first; shown before a search. */
export const largestCities: Readonly<Record<Region, readonly PlaceName[]>> = {
  nz: inState(
    'NZ',
    'Auckland Central',
    'Christchurch Central',
    'Wellington Central',
    'Hamilton Central',
    'Tauranga',
    'Dunedin Central',
    'Palmerston North',
    'Napier South',
    'Nelson',
    'Rotorua',
    'New Plymouth',
    'Invercargill',
  ),
  au: [
    ...inState('NSW', 'Sydney'),
    ...inState('VIC', 'Melbourne'),
    ...inState('QLD', 'Brisbane City'),
    ...inState('WA', 'Perth'),
    ...inState('SA', 'Adelaide'),
    ...inState('QLD', 'Southport'),
    ...inState('NSW', 'Newcastle'),
    ...inState('ACT', 'Canberra'),
    ...inState('NSW', 'Wollongong'),
    ...inState('VIC', 'Geelong'),
    ...inState('TAS', 'Hobart'),
    ...inState('QLD', 'Townsville'),
    ...inState('NT', 'Darwin'),
  ],
};

const most = 12;

/** Suburbs of the results, the nearest first, without the searched suburb. */
export const placesAround = (dealers: readonly Dealer[], searched: PlaceName | null): PlaceName[] => {
  const names = new Map<string, PlaceName>();
  for (const { state, suburb } of dealers) {
    const isSearched = searched?.state === state && searched.suburb === suburb;
    if (!isSearched && suburb !== '') names.set(`${state} ${suburb}`, { state, suburb });
  }
  return [...names.values()].slice(0, most);
};
