import { placeSlug } from '@southline/kernel/place-slug';
import type { Region } from '@southline/kernel/region';
import type { Position, State } from '../domain/place.ts';
import type { Reader } from '../domain/ports.ts';

/** The place near which a visitor searches. */
export interface Place {
  readonly state: State;
  /** Empty if a postcode was requested. */
  readonly suburb: string;
  readonly postcode: string;
  readonly position: Position;
}

export interface AskedPlace {
  readonly region: Region;
  readonly state?: State | undefined;
  readonly suburb: string;
  readonly postcode: string;
}

/** Prefers places of the named state. People near a border may name the other state. */
const inState = <Item extends { readonly state: State }>(items: readonly Item[], state: State | undefined) =>
  items.find((item) => item.state === state) ?? (state === undefined ? items[0] : undefined);

/**
 * A suburb, ignoring case, accents and hyphens. If several have the name, the one with the postcode, otherwise the first.
 */
export const findSuburb = async (reader: Reader, asked: AskedPlace): Promise<Place | undefined> => {
  const slug = placeSlug(asked.suburb);
  if (slug === '') return undefined;
  const named = await reader.suburbs(asked.region, slug);
  const fitting = named.filter(({ postcodes }) => asked.postcode === '' || postcodes.includes(asked.postcode));
  const exact = fitting.filter(({ label }) => placeSlug(label) === slug);
  const found = inState(exact, asked.state) ?? inState(fitting, asked.state);
  if (!found) return undefined;
  const { state, label, postcodes, position } = found;
  return { state, suburb: label, postcode: asked.postcode || (postcodes[0] ?? ''), position };
};

/** A postcode of the country. If several states share it, its part in the named state. */
export const findPostcode = async (
  reader: Reader,
  { region, state, postcode }: Omit<AskedPlace, 'suburb'>,
): Promise<Place | undefined> => {
  if (postcode === '') return undefined;
  const found = await reader.postcode(region, postcode);
  const one = inState(found, state) ?? found[0];
  return one && { state: one.state, suburb: '', postcode, position: one.position };
};
