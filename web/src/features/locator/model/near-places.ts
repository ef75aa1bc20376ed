import type { Dealer } from '@southline/rest/types';
import type { Region } from '../../../shared/http/api-client.ts';

export interface PlaceName {
  readonly state: string;
  readonly suburb: string;
}

/** Suggested places before the first search. */
export const firstPlaces: Readonly<Record<Region, readonly PlaceName[]>> = {
  nz: [
    'Takapuna',
    'Manurewa',
    'Henderson',
    'Papakura',
    'Rotorua',
    'Napier',
    'Masterton',
    'Nelson',
    'Blenheim',
    'Timaru',
    'Queenstown',
    'Invercargill',
  ].map((suburb) => ({ state: 'NZ', suburb })),
  au: [
    { state: 'NSW', suburb: 'Sydney' },
    { state: 'NSW', suburb: 'Parramatta' },
    { state: 'NSW', suburb: 'Newcastle' },
    { state: 'ACT', suburb: 'Belconnen' },
    { state: 'VIC', suburb: 'Melbourne' },
    { state: 'VIC', suburb: 'Geelong' },
    { state: 'VIC', suburb: 'Ballarat' },
    { state: 'QLD', suburb: 'Townsville' },
    { state: 'QLD', suburb: 'Southport' },
    { state: 'SA', suburb: 'Adelaide' },
    { state: 'WA', suburb: 'Perth' },
    { state: 'WA', suburb: 'Fremantle' },
    { state: 'TAS', suburb: 'Hobart' },
    { state: 'NT', suburb: 'Darwin' },
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
