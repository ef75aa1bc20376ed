// node --experimental-transform-types src/bench/measure-calls.ts [--seconds 5]
// measures the cost of each call over the places and dealers of MONGO_URL
import { DealerType, type FindDealersRequest, LocatorServiceService as rpcs } from '@southline/contracts/locator';
import { publicHolidays } from '@southline/holidays/public-holidays';
import { systemClock } from '@southline/kernel/clock';
import type { CallContext } from '@southline/platform/grpc';
import { createLogger } from '@southline/platform/logger';
import { measure, pick, randomOf } from '@southline/platform/measure';
import { followLocator } from '../application/current-locator.ts';
import { states } from '../domain/place.ts';
import type { Reader } from '../domain/ports.ts';
import { createLocatorStore } from '../storage/locator-store.ts';
import { locatorHandlers } from '../transport/grpc/handlers.ts';

const visitor: CallContext = {
  identity: undefined,
  owner: () => {
    throw new Error('A visitor owns nothing.');
  },
  signal: new AbortController().signal,
};

const everything = 100_000;

const readAll = async (reader: Reader) => {
  const pages = [reader.placePage('au', everything, ''), reader.placePage('nz', everything, '')] as const;
  const [au, nz] = await Promise.all(pages);
  const { items: dealers } = await reader.dealerPage(undefined, everything, '');
  return { places: [...au.items, ...nz.items], dealers };
};

const { DEALER_TYPE_BATTERY, DEALER_TYPE_PARTS, DEALER_TYPE_SERVICE } = DealerType;
const types = [DEALER_TYPE_BATTERY, DEALER_TYPE_PARTS, DEALER_TYPE_SERVICE];
const nowhere = { type: DEALER_TYPE_SERVICE, region: 'au', state: '', suburb: '', postcode: '', near: undefined };

const running: { stop(): Promise<void> }[] = [];

await measure(async (mongo) => {
  const locator = await followLocator(createLocatorStore(mongo), createLogger('measure', 'warn'));
  running.push(locator);
  const { places, dealers } = await readAll(locator.snapshot().reader);
  const random = randomOf(1);
  const calls = locatorHandlers({ locator, holidays: publicHolidays(), clock: systemClock });
  const find = async (search: Partial<FindDealersRequest>) =>
    rpcs.findDealers.responseSerialize(await calls.findDealers({ ...nowhere, ...search }, visitor));
  // A random place, so that almost no answer is cached.
  const address = () => {
    const { state, label, postcodes } = pick(random, places);
    return { type: pick(random, types), state, suburb: label, postcode: postcodes[0] ?? '' };
  };
  const melbourne = { type: DEALER_TYPE_PARTS, state: 'VIC', suburb: 'Melbourne' };
  const paged = { pageSize: 0, pageToken: '' };
  return {
    'suburbs of a state': {
      call: async () =>
        rpcs.listSuburbs.responseSerialize(await calls.listSuburbs({ state: pick(random, states) }, visitor)),
    },
    'postcodes of a state': {
      call: async () =>
        rpcs.listPostcodes.responseSerialize(await calls.listPostcodes({ state: pick(random, states) }, visitor)),
    },
    'near any suburb': { call: () => find({ ...address(), postcode: '' }) },
    'near any postcode': { call: () => find({ ...address(), suburb: '' }) },
    'complete an address': {
      call: async () => {
        const { label } = pick(random, places);
        const text = label.slice(0, 2 + Math.floor(random() * 6));
        return rpcs.completePlaces.responseSerialize(await calls.completePlaces({ region: 'au', text }, visitor));
      },
    },
    'near a position': {
      call: () => find({ type: pick(random, types), near: pick(random, places).position }),
    },
    'near Melbourne, kept': { call: () => find(melbourne) },
    'service centres of a state': { call: () => find({ state: pick(random, states) }) },
    'the one nearest to an address': {
      call: async () => rpcs.findNearestDealer.responseSerialize(await calls.findNearestDealer(address(), visitor)),
    },
    'a dealer': {
      call: async () => {
        const { code } = pick(random, dealers);
        return rpcs.getDealer.responseSerialize(await calls.getDealer({ dealerCode: code }, visitor));
      },
    },
    'a page of dealers': {
      call: async () => {
        const pageToken = pick(random, dealers).code;
        return rpcs.listDealers.responseSerialize(
          await calls.listDealers({ ...paged, region: '', pageToken }, visitor),
        );
      },
    },
    'a page of places': {
      call: async () => rpcs.listPlaces.responseSerialize(await calls.listPlaces({ ...paged, region: 'au' }, visitor)),
    },
  };
});

for (const work of running) await work.stop();
