import { placeSlug } from '@southline/kernel/place-slug';
import type { DocumentOf } from '@southline/platform/mongo';
import type { Dealer } from '../domain/dealer.ts';
import { type Position, type Postcode, regionOfState, type State, type Suburb } from '../domain/place.ts';
import type { dealers, postcodes, suburbs } from './collections.ts';

export type SuburbDocument = Omit<DocumentOf<typeof suburbs>, '_id'>;
export type PostcodeDocument = Omit<DocumentOf<typeof postcodes>, '_id'>;
export type DealerDocument = Omit<DocumentOf<typeof dealers>, '_id'>;

const toPoint = ({ lat, lng }: Position) => ({ type: 'Point' as const, coordinates: [lng, lat] as [number, number] });
const toPosition = ({ coordinates: [lng, lat] }: ReturnType<typeof toPoint>): Position => ({ lat, lng });

export const stateFolder = (state: State): string => `${state.toLowerCase()}/`;

export const suburbDocument = (generation: number, { position, ...suburb }: Suburb): SuburbDocument => ({
  ...suburb,
  generation,
  region: regionOfState(suburb.state),
  path: stateFolder(suburb.state) + placeSlug(suburb.label),
  slugs: [...new Set([placeSlug(suburb.label), placeSlug(suburb.name)])],
  point: toPoint(position),
});

export const toSuburb = ({ label, name, state, area, postcodes, listed, point }: SuburbDocument): Suburb => ({
  label,
  name,
  state,
  postcodes,
  listed,
  area: area ?? '',
  position: toPosition(point),
});

export const postcodeDocument = (generation: number, { position, ...postcode }: Postcode): PostcodeDocument => ({
  ...postcode,
  generation,
  region: regionOfState(postcode.state),
  point: toPoint(position),
});

export const toPostcode = ({ postcode, state, listed, point }: PostcodeDocument): Postcode => ({
  postcode,
  state,
  listed,
  position: toPosition(point),
});

export const dealerDocument = (
  generation: number,
  { code, state, types, position, ...facts }: Dealer,
): DealerDocument => ({
  generation,
  code,
  state,
  types,
  facts,
  region: regionOfState(state),
  order: `${placeSlug(facts.suburb)}/${placeSlug(facts.name)}`,
  point: toPoint(position),
});

export const toDealer = ({ code, state, types, point, facts }: DealerDocument): Dealer => ({
  ...facts,
  code,
  state,
  types,
  position: toPosition(point),
});
