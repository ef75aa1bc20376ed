import type { DispatchTerms } from '@southline/kernel/dispatch-day';
import type { Holidays } from '@southline/kernel/trading-hours';
import { dayAfter, dayIn, weekday } from '@southline/kernel/zone-clock';

/** The configured part of the terms. */
interface FixedTerms extends Pick<DispatchTerms, 'cutOff' | 'timeZone' | 'transitDays'> {
  readonly warehouseState: string;
  /** Days on which the company is closed, beside weekends and public holidays. */
  readonly closingDays: readonly string[];
}

/** Days ahead of an order that is not on its way: the longest run of closed days, with room. */
const margin = 45;

/** The terms of dispatch as they are at a time. The closed days are gathered once a day. */
export const dispatchTermsOf = (
  { warehouseState, closingDays, ...fixed }: FixedTerms,
  calendar: Holidays,
): ((now: Date) => DispatchTerms) => {
  const horizon = margin + 2 * Math.max(...Object.values(fixed.transitDays)) + closingDays.length;
  const offIn = (state: string, from: string) =>
    calendar
      .of(state, '', from, horizon)
      .map(({ date }) => date)
      .filter((day) => weekday(day) <= 5);
  const on = (today: string): DispatchTerms => {
    const states = Object.keys(fixed.transitDays).map((state) => [state, offIn(state, today)] as const);
    const closed = closingDays.filter((day) => day >= today && day < dayAfter(today, horizon));
    const warehouseClosedOn = [...new Set([...offIn(warehouseState, today), ...closed])].sort();
    return { ...fixed, warehouseClosedOn, holidays: Object.fromEntries(states) };
  };
  let known: { readonly day: string; readonly terms: DispatchTerms } | undefined;
  return (now) => {
    const day = dayIn(now, fixed.timeZone);
    if (known?.day !== day) known = { day, terms: on(day) };
    return known.terms;
  };
};
