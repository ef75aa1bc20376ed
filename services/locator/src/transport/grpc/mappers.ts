import { pascalWords } from '@southline/contracts/enum-words';
import {
  type Dealer as DealerMessage,
  DealerType as DealerTypeMessage,
  type FindDealersRequest,
  type FoundDealer as FoundDealerMessage,
  type Place as PlaceMessage,
} from '@southline/contracts/locator';
import { type Region, regionOf } from '@southline/kernel/region';
import type { Closure } from '@southline/kernel/trading-hours';
import type { DealerSearch } from '../../application/find-dealers.ts';
import type { Place } from '../../application/find-place.ts';
import type { Dealer, DealerType, FoundDealer } from '../../domain/dealer.ts';
import { invalid } from '../../domain/errors.ts';
import { isState, type State, type Suburb } from '../../domain/place.ts';

const types = pascalWords(DealerTypeMessage);

export const toType = (message: DealerTypeMessage): DealerType => {
  const type = types.words[message];
  if (!type) throw invalid('type', 'The type is Battery, Parts or Service.');
  return type;
};

export const toState = (text: string): State => {
  if (!isState(text)) throw invalid('state', 'The state is NZ or one of Australia.');
  return text;
};

/** Undefined for an empty text, which means both regions. */
export const toRegion = (text: string): Region | undefined => (text === '' ? undefined : regionOf(text));

export const toSearch = ({ type, region, state, suburb, postcode, near }: FindDealersRequest): DealerSearch => ({
  type: toType(type),
  region: regionOf(region),
  suburb,
  postcode,
  near,
  state: state === '' ? undefined : toState(state),
});

export type ClosuresOf = (dealer: Dealer) => readonly Closure[];

export const toDealerMessage = (dealer: Dealer, closures: ClosuresOf, forService: boolean): DealerMessage => ({
  dealerCode: dealer.code,
  name: dealer.name,
  address: dealer.address,
  suburb: dealer.suburb,
  state: dealer.state,
  postcode: dealer.postcode,
  telephone: dealer.telephone,
  web: dealer.web,
  bookingUrl: dealer.bookingUrl,
  email: forService ? dealer.email : '',
  takesBookings: dealer.takesBookings,
  position: dealer.position,
  types: dealer.types.map((type) => types.wires[type]),
  tradingHours: { timeZone: dealer.timeZone, week: [...dealer.week], closures: [...closures(dealer)] },
});

export const toFoundMessage = (
  { dealer, km }: FoundDealer,
  closures: ClosuresOf,
  forService: boolean,
): FoundDealerMessage => ({ dealer: toDealerMessage(dealer, closures, forService), distanceKm: km });

export const toPlaceMessage = ({ state, suburb, postcode, position }: Place): PlaceMessage => ({
  state,
  suburb,
  postcode,
  position,
});

export const toSuburbPlace = ({ state, label, postcodes, position }: Suburb): PlaceMessage => ({
  state,
  suburb: label,
  postcode: postcodes[0] ?? '',
  position,
});
