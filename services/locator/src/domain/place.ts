import { AUSTRALIAN_STATES } from '@southline/kernel/place-names';
import type { Region } from '@southline/kernel/region';

/** New Zealand counts as one state. */
export const states = ['NZ', ...AUSTRALIAN_STATES] as const;
export type State = (typeof states)[number];

export const isState = (text: string): text is State => (states as readonly string[]).includes(text);

export const regionOfState = (state: State): Region => (state === 'NZ' ? 'nz' : 'au');

/** WGS 84. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

export interface Suburb {
  /** The name in lists. If the state has several places of that name, it includes a distinction. */
  readonly label: string;
  readonly name: string;
  readonly state: State;
  /** The area for public holidays: a region of New Zealand. Empty in Australia, whose states define them. */
  readonly area: string;
  /** In order; postcodes of streets come first. */
  readonly postcodes: readonly string[];
  readonly position: Position;
  /** Whether lists show it: places with only PO boxes can be found but are not listed. */
  readonly listed: boolean;
}

export interface Postcode {
  readonly postcode: string;
  readonly state: State;
  readonly position: Position;
  readonly listed: boolean;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const earthKm = 6371;

export const kmBetween = (a: Position, b: Position): number => {
  const [from, to] = [radians(a.lat), radians(b.lat)];
  const half =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(half));
};

export const centreOf = (positions: readonly Position[]): Position => ({
  lat: positions.reduce((sum, { lat }) => sum + lat, 0) / positions.length,
  lng: positions.reduce((sum, { lng }) => sum + lng, 0) / positions.length,
});
