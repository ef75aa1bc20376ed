import {
  FindNearestDealerResponse,
  GetDealerResponse,
  GetLocatorVersionResponse,
  ListPostcodesResponse,
  ListSuburbsResponse,
  type LocatorServiceService,
} from '@southline/contracts/locator';
import type { Clock } from '@southline/kernel/clock';
import type { Holidays } from '@southline/kernel/trading-hours';
import type { Handlers } from '@southline/platform/grpc';
import type { Identity } from '@southline/platform/identity';
import { completePlaces } from '../../application/complete-places.ts';
import type { CurrentLocator } from '../../application/current-locator.ts';
import { findDealers } from '../../application/find-dealers.ts';
import { findNearestDealer } from '../../application/find-nearest-dealer.ts';
import type { Dealer } from '../../domain/dealer.ts';
import { dealerUnknown } from '../../domain/errors.ts';
import { closuresOf } from '../../domain/week.ts';
import {
  toDealerMessage,
  toFoundMessage,
  toPlaceMessage,
  toRegion,
  toSearch,
  toState,
  toSuburbPlace,
  toType,
} from './mappers.ts';

interface PageSizes {
  readonly usual: number;
  readonly most: number;
}
const dealerPages: PageSizes = { usual: 200, most: 500 };
const placePages: PageSizes = { usual: 2_000, most: 5_000 };

const sizeOf = (asked: number, { usual, most }: PageSizes): number => Math.min(Math.max(asked, 0) || usual, most);

export const locatorHandlers = ({
  locator,
  holidays,
  clock,
}: {
  readonly locator: Pick<CurrentLocator, 'snapshot'>;
  readonly holidays: Holidays;
  readonly clock: Clock;
}): Handlers<typeof LocatorServiceService> => {
  const [find, nearest, complete] = [findDealers(locator), findNearestDealer(locator), completePlaces(locator)];
  const closures = () => {
    const now = clock.now();
    return (dealer: Dealer) => closuresOf(dealer, holidays, now);
  };
  const forService = ({ identity }: { readonly identity: Identity | undefined }) => identity?.role === 'service';
  const version = () => locator.snapshot().version;
  return {
    async listSuburbs({ state: text }) {
      const [state, snapshot] = [toState(text), locator.snapshot()];
      const suburbs = await snapshot.kept(`suburbs/${state}`, () => snapshot.reader.suburbLabels(state));
      return ListSuburbsResponse.create({ suburbs: [...suburbs], version: snapshot.version });
    },
    async listPostcodes({ state: text }) {
      const [state, snapshot] = [toState(text), locator.snapshot()];
      const postcodes = await snapshot.kept(`postcodes/${state}`, () => snapshot.reader.postcodes(state));
      return ListPostcodesResponse.create({ postcodes: [...postcodes], version: snapshot.version });
    },
    async findDealers(request, call) {
      const { dealers, totalCount, place, nearest: far } = await find(toSearch(request));
      const [off, full] = [closures(), forService(call)];
      return {
        dealers: dealers.map((found) => toFoundMessage(found, off, full)),
        totalCount,
        place: place && toPlaceMessage(place),
        version: version(),
        nearest: far && toFoundMessage(far, off, full),
      };
    },
    async getDealer({ dealerCode }, call) {
      const dealer = await locator.snapshot().reader.dealer(dealerCode);
      if (!dealer) throw dealerUnknown();
      return GetDealerResponse.create({
        dealer: toDealerMessage(dealer, closures(), forService(call)),
        version: version(),
      });
    },
    async findNearestDealer({ type, state, suburb, postcode }) {
      const found = await nearest(toType(type), { state: toState(state), suburb, postcode });
      return FindNearestDealerResponse.create({ ...(found && { found: toFoundMessage(found, closures(), true) }) });
    },
    async listDealers({ region, pageSize, pageToken }, call) {
      const { reader } = locator.snapshot();
      const page = await reader.dealerPage(toRegion(region), sizeOf(pageSize, dealerPages), pageToken);
      const [off, full] = [closures(), forService(call)];
      return {
        dealers: page.items.map((dealer) => toDealerMessage(dealer, off, full)),
        nextPageToken: page.next ?? '',
        version: version(),
      };
    },
    async listPlaces({ region, pageSize, pageToken }) {
      const { reader } = locator.snapshot();
      const page = await reader.placePage(toRegion(region) ?? 'au', sizeOf(pageSize, placePages), pageToken);
      return { places: page.items.map(toSuburbPlace), nextPageToken: page.next ?? '', version: version() };
    },
    async completePlaces({ region, text }) {
      const places = await complete(toRegion(region) ?? 'au', text);
      return { places: places.map(toPlaceMessage), version: version() };
    },
    getLocatorVersion: async () => GetLocatorVersionResponse.create({ version: version() }),
  };
};
