import { dayAfter, dayIn, instantOf, minutesOf, weekday } from './zone-clock.ts';

/** When orders leave the warehouse, and how long a parcel takes. */
export interface DispatchTerms {
  /** HH:MM. Until then an order leaves on the same working day. */
  readonly cutOff: string;
  /** IANA name of the warehouse's time zone. */
  readonly timeZone: string;
  /** Working days from dispatch to arrival, by Australian state. */
  readonly transitDays: Readonly<Record<string, number>>;
  /** Coming days, beside weekends, on which nothing leaves: the warehouse's public holidays and the company's closing days. */
  readonly warehouseClosedOn: readonly string[];
  /** Coming public holidays, by Australian state; nothing arrives on them. */
  readonly holidays: Readonly<Record<string, readonly string[]>>;
}

/** The expected dates that a buyer sees, YYYY-MM-DD. */
export interface ExpectedDays {
  readonly dispatchDay: string;
  /** Empty if the delivery terms state no days for the address. */
  readonly arrivalDay: string;
}

/** This day or the first day after it that is neither on a weekend nor one of the closed days. */
const workingDay = (day: string, closed: readonly string[]): string =>
  weekday(day) > 5 || closed.includes(day) ? workingDay(dayAfter(day), closed) : day;

/** The day, by the warehouse's clock, on which an order of this time is expected to leave. */
export const dispatchDay = (
  { cutOff, timeZone, warehouseClosedOn }: Omit<DispatchTerms, 'transitDays' | 'holidays'>,
  orderedAt: Date,
): string => {
  const today = dayIn(orderedAt, timeZone);
  const isLate = orderedAt >= instantOf(today, minutesOf(cutOff), timeZone);
  return workingDay(isLate ? dayAfter(today) : today, warehouseClosedOn);
};

/**
 * The day on which goods that leave on a day are expected in a state, counted in that state's working days; empty if the
 * delivery terms state no days for it.
 */
const arrivalAfter = ({ transitDays, holidays }: DispatchTerms, state: string, leaving: string): string => {
  const days = transitDays[state];
  if (days === undefined) return '';
  const closed = holidays[state] ?? [];
  let day = leaving;
  for (let left = days; left > 0; left -= 1) day = workingDay(dayAfter(day), closed);
  return workingDay(day, closed);
};

/** The expected days for an order that was placed at this time. */
export const expectedDays = (terms: DispatchTerms, state: string, orderedAt: Date): ExpectedDays => {
  const leaving = dispatchDay(terms, orderedAt);
  return { dispatchDay: leaving, arrivalDay: arrivalAfter(terms, state, leaving) };
};

/** The day on which a parcel that left at this time is expected; empty if the delivery terms state no days for the state. */
export const parcelArrival = (terms: DispatchTerms, state: string, leftAt: Date): string =>
  arrivalAfter(terms, state, dayIn(leftAt, terms.timeZone));
