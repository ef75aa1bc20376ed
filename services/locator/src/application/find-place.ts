import { placeSlug } from '@southline/kernel/place-slug';
import type { Region } from '@southline/kernel/region';
import { placeSpellings, readPlace } from '@southline/kernel/typed-place';
import { isState, type Position, type State } from '../domain/place.ts';
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

/** If several suburbs have the name, the one with the postcode, otherwise the first. */
const findNamed = async (reader: Reader, slug: string, asked: AskedPlace): Promise<Place | undefined> => {
  const { region, state, postcode: wanted } = asked;
  const spellings = placeSpellings(slug);
  const named = await reader.suburbs(region, spellings);
  const fitting = named.filter(({ postcodes }) => wanted === '' || postcodes.includes(wanted));
  // The spelling that was typed comes first.
  for (const spelling of spellings) {
    const spelt = fitting.filter(({ label, name }) => [label, name].some((each) => placeSlug(each) === spelling));
    const exact = spelt.filter(({ label }) => placeSlug(label) === spelling);
    const found = inState(exact, state) ?? inState(spelt, state);
    if (found)
      return {
        state: found.state,
        suburb: found.label,
        postcode: wanted || (found.postcodes[0] ?? ''),
        position: found.position,
      };
  }
  return undefined;
};

/**
 * A suburb, ignoring case, accents, hyphens and abbreviations. Otherwise the text is read as a suburb with its state or its
 * postcode in one field, or as a postcode alone.
 */
export const findSuburb = async (reader: Reader, asked: AskedPlace): Promise<Place | undefined> => {
  const slug = placeSlug(asked.suburb);
  if (slug === '') return undefined;
  const whole = await findNamed(reader, slug, asked);
  if (whole) return whole;
  const read = readPlace(asked.suburb);
  const state = asked.region === 'au' && isState(read.state) ? read.state : asked.state;
  const postcode = asked.postcode || read.postcode;
  if (read.slug === '') return findPostcode(reader, { ...asked, state, postcode });
  return read.slug === slug ? undefined : findNamed(reader, read.slug, { ...asked, state, postcode });
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
