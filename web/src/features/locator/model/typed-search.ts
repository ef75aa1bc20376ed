import { isPostcode } from '@southline/kernel/place-names';
import { placeSlug } from '@southline/kernel/place-slug';
import { readPostcode, stateOfPostcode } from '@southline/kernel/places';
import { placeSpellings, readPlace } from '@southline/kernel/typed-place';
import type { Region } from '../../../shared/http/api-client.ts';
import type { CompletedPlace } from '../../../shared/places/completions-query.ts';
import { statesOf } from './locator-address.ts';
import type { DealerType } from './locator-types.ts';
import { nothingChosen, type Selection } from './selection.ts';

/** Why a typed text is no search. */
export type SearchProblem = 'lacking' | 'unknown' | 'several' | 'failed';

export type Understood = { readonly selection: Selection } | { readonly problem: SearchProblem };

/** The search of a suggestion. Its postcode is named where it was typed, or tells two places of one name apart. */
export const selectionOfPlace = (place: CompletedPlace, offered: readonly CompletedPlace[], typed = ''): Selection => {
  const { state, suburb, postcode } = place;
  const isAlone = offered.every((each) => each.state !== state || each.suburb !== suburb || each.postcode === postcode);
  return { state, suburb, postcode: isAlone && !typed.includes(postcode) ? '' : postcode };
};

/** The state whose code the text is: every service centre of a state can be listed. */
const stateAlone = (region: Region, text: string): string => {
  const code = placeSlug(text).toUpperCase();
  return region === 'au' && statesOf(region).includes(code) ? code : '';
};

/** Whether a text has to be looked up among the suburbs before it can be searched. */
export const needsPlaces = (type: DealerType, region: Region, text: string): boolean =>
  placeSlug(text) !== '' && !(type === 'Service' && stateAlone(region, text) !== '');

/**
 * What a typed text searches for: a suburb with or without state and postcode, a postcode, or nothing for service centres.
 * `places`: the suburbs that begin with the text, undefined if the look-up failed.
 */
export const understand = (
  type: DealerType,
  region: Region,
  text: string,
  places: readonly CompletedPlace[] | undefined,
): Understood => {
  if (!needsPlaces(type, region, text)) {
    if (type !== 'Service') return { problem: 'lacking' };
    return { selection: { ...nothingChosen, state: region === 'nz' ? 'NZ' : stateAlone(region, text) } };
  }
  const read = readPlace(text);
  const digits = isPostcode(readPostcode(text)) ? readPostcode(text) : read.slug === '' ? read.postcode : '';
  if (digits !== '') {
    const known = read.state || places?.[0]?.state;
    const state = region === 'nz' ? 'NZ' : (known ?? stateOfPostcode(digits));
    return state && places?.length !== 0
      ? { selection: { state, suburb: '', postcode: digits } }
      : { problem: 'unknown' };
  }
  if (!places) return { problem: 'failed' };
  const names = new Set([placeSlug(text), read.slug].flatMap(placeSpellings));
  const exact = places.filter(({ suburb }) => names.has(placeSlug(suburb)));
  const meant = exact.length > 0 ? exact : places;
  // The look-up has only suburbs with a typed postcode, so others of the name are not known.
  const first = meant.find(({ postcode }) => postcode === read.postcode) ?? meant[0];
  if (!first) return { problem: 'unknown' };
  const isOne = meant.every(({ state, suburb }) => state === first.state && suburb === first.suburb);
  const postcode = first.postcode === read.postcode ? read.postcode : '';
  return isOne ? { selection: { state: first.state, suburb: first.suburb, postcode } } : { problem: 'several' };
};
