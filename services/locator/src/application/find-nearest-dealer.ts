import { placeSlug } from '@southline/kernel/place-slug';
import { readPostcode } from '@southline/kernel/places';
import type { DealerType, FoundDealer } from '../domain/dealer.ts';
import { placeUnknown } from '../domain/errors.ts';
import { regionOfState, type State } from '../domain/place.ts';
import type { CurrentLocator } from './current-locator.ts';
import { findPostcode, findSuburb } from './find-place.ts';
import { nearestOne } from './nearest-one.ts';

export interface Address {
  readonly state: State;
  readonly suburb: string;
  readonly postcode: string;
}

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
      return { known: true, found: await nearestOne(reader, { position: place.position, type, region }) };
    });
    if (!known) throw placeUnknown();
    return found;
  };
