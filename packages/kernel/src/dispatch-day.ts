import { dayAfter, dayIn, instantOf, minutesOf, weekday } from './zone-clock.ts';

/** When orders leave the warehouse, and how long a parcel takes. */
export interface DispatchTerms {
  /** HH:MM. Until then an order leaves on the same working day. */
  readonly cutOff: string;
  /** IANA name of the warehouse's time zone. */
  readonly timeZone: string;
  /** Working days from dispatch to arrival, by Australian state. */
  readonly transitDays: Readonly<Record<string, number>>;
}

/** The expected dates that a buyer sees, YYYY-MM-DD. */
export interface ExpectedDays {
  readonly dispatchDay: string;
  /** Empty if the delivery terms state no days for the address. */
  readonly arrivalDay: string;
}

/** This day or the first working day after it. Public holidays are not known. */
const workingDay = (day: string): string => (weekday(day) > 5 ? workingDay(dayAfter(day)) : day);

/** The day, by the warehouse's clock, on which an order of this time is expected to leave. */
export const dispatchDay = ({ cutOff, timeZone }: Omit<DispatchTerms, 'transitDays'>, orderedAt: Date): string => {
  const today = dayIn(orderedAt, timeZone);
  const isLate = orderedAt >= instantOf(today, minutesOf(cutOff), timeZone);
  return workingDay(isLate ? dayAfter(today) : today);
};

/** The day on which goods that leave on a day are expected in a state; empty if the delivery terms state no days for it. */
const arrivalAfter = ({ transitDays }: Pick<DispatchTerms, 'transitDays'>, state: string, leaving: string): string => {
  const days = transitDays[state];
  if (days === undefined) return '';
  let day = leaving;
  for (let left = days; left > 0; left -= 1) day = workingDay(dayAfter(day));
  return day;
};

/** The expected days for an order that was placed at this time. */
export const expectedDays = (terms: DispatchTerms, state: string, orderedAt: Date): ExpectedDays => {
  const leaving = dispatchDay(terms, orderedAt);
  return { dispatchDay: leaving, arrivalDay: arrivalAfter(terms, state, leaving) };
};

/** The day on which a parcel that left at this time is expected; empty if the delivery terms state no days for the state. */
export const parcelArrival = (terms: DispatchTerms, state: string, leftAt: Date): string =>
  arrivalAfter(terms, state, dayIn(leftAt, terms.timeZone));
