import { placeSlug } from '@southline/kernel/place-slug';
import type { DealerType, FoundDealer } from '../domain/dealer.ts';
import { placeUnknown } from '../domain/errors.ts';
import { regionOfState, type State } from '../domain/place.ts';
import type { CurrentLocator } from './current-locator.ts';
import { findPostcode, findSuburb } from './find-place.ts';

export interface Address {
  readonly state: State;
  readonly suburb: string;
  readonly postcode: string;
}

/**
 * The one dealer of a type nearest to an address, however far. People spell suburbs in their own way, and a suburb with another's
 * postcode is as near as the postcode: what is not known is passed over.
 */
export const findNearestDealer =
  (locator: Pick<CurrentLocator, 'snapshot'>) =>
  async (type: DealerType, address: Address): Promise<FoundDealer | undefined> => {
    const { state, suburb, postcode } = address;
    const snapshot = locator.snapshot();
    const { reader } = snapshot;
    const region = regionOfState(state);
    const key = JSON.stringify(['nearest', type, state, placeSlug(suburb), postcode]);
    const { found } = await snapshot.kept(key, async () => {
      const place =
        (await findSuburb(reader, { region, state, suburb, postcode })) ??
        (await findPostcode(reader, { region, state, postcode })) ??
        (await findSuburb(reader, { region, state, suburb, postcode: '' }));
      if (!place) throw placeUnknown();
      const [nearest] = await reader.near({ position: place.position, type, most: 1, region });
      return { found: nearest };
    });
    return found;
  };
