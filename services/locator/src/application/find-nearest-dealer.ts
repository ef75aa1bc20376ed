import { placeSlug } from '@southline/kernel/place-slug';
import { readPostcode } from '@southline/kernel/places';
import type { DealerType, FoundDealer } from '../domain/dealer.ts';
import { placeUnknown } from '../domain/errors.ts';
import { regionOfState, type State } from '../domain/place.ts';
import type { NearSearch } from '../domain/ports.ts';
import type { CurrentLocator, Snapshot } from './current-locator.ts';
import { findPostcode, findSuburb } from './find-place.ts';

export interface Address {
  readonly state: State;
  readonly suburb: string;
  readonly postcode: string;
}

/** The search starts with a small radius, because the database searches the whole radius even if a dealer is close. */
const ringsKm = [15, 100, 500, undefined] as const;

const nearestOne = async ({ reader }: Snapshot, search: Omit<NearSearch, 'most'>): Promise<FoundDealer | undefined> => {
  for (const withinKm of ringsKm) {
    const [nearest] = await reader.near({ ...search, most: 1, withinKm });
    if (nearest) return nearest;
  }
  return undefined;
};

/**
 * The one dealer of a type nearest to an address, at any distance. People spell suburbs differently, and the postcode is a
 * good substitute for the suburb. So unknown parts of the address are ignored.
 */
export const findNearestDealer =
  (locator: Pick<CurrentLocator, 'snapshot'>) =>
  async (type: DealerType, address: Address): Promise<FoundDealer | undefined> => {
    const { state, suburb } = address;
    const postcode = readPostcode(address.postcode);
    const snapshot = locator.snapshot();
    const { reader } = snapshot;
    const region = regionOfState(state);
    const key = JSON.stringify(['nearest', type, state, placeSlug(suburb), postcode]);
    // Unknown places are cached too: the look-up tries three ways, and buyers of one town spell it alike.
    const { known, found } = await snapshot.kept(key, async () => {
      const place =
        (await findSuburb(reader, { region, state, suburb, postcode })) ??
        (await findPostcode(reader, { region, state, postcode })) ??
        (await findSuburb(reader, { region, state, suburb, postcode: '' }));
      if (!place) return { known: false, found: undefined };
      return { known: true, found: await nearestOne(snapshot, { position: place.position, type, region }) };
    });
    if (!known) throw placeUnknown();
    return found;
  };
