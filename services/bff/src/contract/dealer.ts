import { pascalWords } from '@southline/contracts/enum-words';
import {
  type Dealer as DealerMessage,
  DealerType,
  type FoundDealer,
  type Place as PlaceMessage,
} from '@southline/contracts/locator';
import { tradingRows } from '@southline/kernel/trading-hours';
import type { Body, Dealer, Place } from '@southline/rest/types';
import type { Region } from './region.ts';

type LocationType = Body<'Locations/get-locations'>['type'];

const { wires: types } = pascalWords(DealerType);
const typeWords = Object.keys(types) as LocationType[];

export const toDealerType = (type: LocationType): DealerType => types[type];

const toLocation = (position: { lat: number; lng: number } | undefined) => ({
  lat: position?.lat ?? 0,
  lng: position?.lng ?? 0,
});

/** The region whose pages made the request. */
export interface Site {
  readonly basePath: string;
  readonly region: Region;
}

const bookNow = ({ bookingUrl, takesBookings, dealerCode }: DealerMessage, { basePath, region }: Site): string =>
  bookingUrl || (takesBookings ? `${basePath}/${region}/select-location?dealer=${encodeURIComponent(dealerCode)}` : '');

export const toDealer = (dealer: DealerMessage, site: Site, km?: number): Dealer => {
  const { timeZone = '', week = [], closures = [] } = dealer.tradingHours ?? {};
  return {
    dealerCode: dealer.dealerCode,
    dealerName: dealer.name,
    dealerAddress: dealer.address,
    suburb: dealer.suburb,
    state: dealer.state,
    postcode: dealer.postcode,
    telephone: dealer.telephone,
    web: dealer.web,
    bookNow: bookNow(dealer, site),
    location: toLocation(dealer.position),
    tradingHours: tradingRows(week),
    distance: km === undefined ? null : Math.round(km * 10) / 10,
    types: typeWords.filter((word) => dealer.types.includes(types[word])),
    openingHours: { timeZone, week, closures },
  };
};

export const toFoundDealer = ({ dealer, distanceKm }: FoundDealer, site: Site): Dealer[] =>
  dealer ? [toDealer(dealer, site, distanceKm)] : [];

export const toPlace = (place: PlaceMessage | undefined): Place | null =>
  place
    ? { state: place.state, suburb: place.suburb, postcode: place.postcode, location: toLocation(place.position) }
    : null;
