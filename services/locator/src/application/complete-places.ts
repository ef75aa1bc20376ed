import { isPostcode } from '@southline/kernel/place-names';
import { placeSlug } from '@southline/kernel/place-slug';
import { isBoxPostcode, readPostcode } from '@southline/kernel/places';
import type { Region } from '@southline/kernel/region';
import { placeSpellings, readPlace, type TypedPlace } from '@southline/kernel/typed-place';
import type { Suburb } from '../domain/place.ts';
import type { Reader } from '../domain/ports.ts';
import type { CurrentLocator } from './current-locator.ts';
import type { Place } from './find-place.ts';

const mostShown = 10;
/** The limit for a whole postcode, so that people see all its suburbs. The largest has about a hundred. */
const mostOfPostcode = 150;
/** The least number of characters: one letter begins thousands of names. */
const leastTyped = 2;

/**
 * The postcodes of streets, or those of PO boxes if the suburb has no streets. New Zealand has no postcode range for boxes.
 */
const ofStreets = ({ state, postcodes }: Suburb): readonly string[] => {
  const streets = postcodes.filter((postcode) => state === 'NZ' || !isBoxPostcode(postcode));
  return streets.length > 0 ? streets : postcodes;
};

const toPlaces = (suburb: Suburb, postcodes: readonly string[]): Place[] => {
  const { state, name, position } = suburb;
  return postcodes.map((postcode) => ({ state, suburb: name, postcode, position }));
};

const byPostcode = async (reader: Reader, region: Region, digits: string): Promise<Place[]> => {
  const most = isPostcode(digits) ? mostOfPostcode : mostShown;
  const found = await reader.suburbsByPostcode(region, digits, most);
  const places = found.flatMap((suburb) =>
    toPlaces(
      suburb,
      suburb.postcodes.filter((postcode) => postcode.startsWith(digits)),
    ),
  );
  return places.slice(0, most);
};

const byName = async (reader: Reader, region: Region, slug: string): Promise<Place[]> => {
  const found: Suburb[] = [];
  for (const spelling of placeSpellings(slug)) {
    if (found.length >= mostShown) break;
    const more = await reader.suburbsByName(region, spelling, mostShown);
    found.push(
      ...more.filter(({ state, label }) => !found.some((known) => known.state === state && known.label === label)),
    );
  }
  return found.flatMap((suburb) => toPlaces(suburb, ofStreets(suburb))).slice(0, mostShown);
};

/** A name with its state or its postcode in one text: only the places that have them. */
const byWhole = async (reader: Reader, region: Region, { slug, state, postcode }: TypedPlace): Promise<Place[]> => {
  const named = await reader.suburbs(region, placeSpellings(slug));
  const ofState = named.filter((suburb) => state === '' || region === 'nz' || suburb.state === state);
  const places = ofState.flatMap((suburb) =>
    toPlaces(suburb, postcode === '' ? ofStreets(suburb) : suburb.postcodes.filter((each) => each === postcode)),
  );
  return places.slice(0, mostShown);
};

/** Suburbs whose name or postcode begins with the text, each with its state and postcode. */
export const completePlaces =
  (locator: Pick<CurrentLocator, 'snapshot'>) =>
  async (region: Region, text: string): Promise<readonly Place[]> => {
    const digits = readPostcode(text);
    const isNumber = /^\d+$/.test(digits);
    const typed = isNumber ? digits : placeSlug(text);
    if (typed.length < leastTyped) return [];
    const snapshot = locator.snapshot();
    const { reader } = snapshot;
    return snapshot.kept(JSON.stringify(['complete', region, typed]), async () => {
      if (isNumber) return byPostcode(reader, region, digits);
      const found = await byName(reader, region, typed);
      const read = readPlace(text);
      if (found.length > 0 || read.slug === typed) return found;
      if (read.slug !== '') return byWhole(reader, region, read);
      const places = read.postcode === '' ? [] : await byPostcode(reader, region, read.postcode);
      return places.filter(({ state }) => read.state === '' || region === 'nz' || state === read.state);
    });
  };
