import { placeSlug } from '@southline/kernel/place-slug';
import { readPostcode } from '@southline/kernel/places';
import type { Region } from '@southline/kernel/region';
import type { DealerType, FoundDealer } from '../domain/dealer.ts';
import { invalid, placeUnknown } from '../domain/errors.ts';
import { type Position, regionOfState, type State } from '../domain/place.ts';
import type { CurrentLocator, Snapshot } from './current-locator.ts';
import { findPostcode, findSuburb, type Place } from './find-place.ts';
import { nearestOne } from './nearest-one.ts';

export interface DealerSearch {
  readonly type: DealerType;
  /** The region to search if no state is named. */
  readonly region: Region;
  readonly state?: State | undefined;
  readonly suburb: string;
  readonly postcode: string;
  readonly near?: Position | undefined;
}

export interface DealersFound {
  readonly dealers: readonly FoundDealer[];
  readonly totalCount: number;
  readonly place?: Place | undefined;
  /** Only if no dealer is near: the nearest one of the region, at any distance. */
  readonly nearest?: FoundDealer | undefined;
}

const mostNear = 50;
const withinKm = 150;
const mostWithoutPlace = 250;

const nearest = async (
  { reader }: Snapshot,
  type: DealerType,
  position: Position,
  region: Region,
): Promise<DealersFound> => {
  const dealers = await reader.near({ position, type, most: mostNear, withinKm });
  if (dealers.length > 0) return { dealers, totalCount: dealers.length };
  return { dealers, totalCount: 0, nearest: await nearestOne(reader, { position, type, region }) };
};

const nearPlace = async (snapshot: Snapshot, search: DealerSearch): Promise<DealersFound> => {
  const { type, state, suburb, postcode } = search;
  const region = state ? regionOfState(state) : search.region;
  const asked = { region, state, suburb, postcode };
  const key = JSON.stringify(['near', type, region, state, placeSlug(suburb), postcode]);
  return snapshot.kept(key, async () => {
    const place = await (placeSlug(suburb) === ''
      ? findPostcode(snapshot.reader, asked)
      : findSuburb(snapshot.reader, asked));
    if (!place) throw placeUnknown();
    return { ...(await nearest(snapshot, type, place.position, region)), place };
  });
};

const everywhere = async (snapshot: Snapshot, { type, state, ...search }: DealerSearch): Promise<DealersFound> => {
  const region = state ? regionOfState(state) : search.region;
  return snapshot.kept(JSON.stringify(['all', type, region, state]), async () => {
    const [dealers, totalCount] = await Promise.all([
      snapshot.reader.inRegion(region, state, type, mostWithoutPlace),
      snapshot.reader.countInRegion(region, state, type),
    ]);
    return { dealers: dealers.map((dealer) => ({ dealer })), totalCount };
  });
};

/** The nearest first if a place is named; a position is used for this answer only and not stored. */
export const findDealers =
  (locator: Pick<CurrentLocator, 'snapshot'>) =>
  (search: DealerSearch): Promise<DealersFound> => {
    const { type, suburb, near } = search;
    const postcode = readPostcode(search.postcode);
    const snapshot = locator.snapshot();
    if (near) return nearest(snapshot, type, near, search.region);
    if (placeSlug(suburb) !== '' || postcode !== '') return nearPlace(snapshot, { ...search, postcode });
    if (type !== 'Service') throw invalid('suburb', 'Please select suburb or postcode');
    return everywhere(snapshot, search);
  };
