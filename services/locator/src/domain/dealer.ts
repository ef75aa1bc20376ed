import type { OpenSpan } from '@southline/kernel/trading-hours';
import type { Position, State } from './place.ts';

export const dealerTypes = ['Battery', 'Parts', 'Service'] as const;
export type DealerType = (typeof dealerTypes)[number];

export interface Dealer {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly suburb: string;
  readonly state: State;
  readonly postcode: string;
  readonly telephone: string;
  readonly email: string;
  readonly web: string;
  readonly bookingUrl: string;
  readonly takesBookings: boolean;
  readonly types: readonly DealerType[];
  readonly position: Position;
  readonly timeZone: string;
  readonly week: readonly OpenSpan[];
  readonly opensOnHolidays: boolean;
  /** The dealer's own days, YYYY-MM-DD. */
  readonly closedOn: readonly string[];
  /** The area whose public holidays apply, as for a suburb. */
  readonly area: string;
}

export interface FoundDealer {
  readonly dealer: Dealer;
  /** The distance from the searched place; absent without a place. */
  readonly km?: number;
}
