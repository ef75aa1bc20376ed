import type { Closure } from '@southline/kernel/trading-hours';
import { dayAfter, dayIn } from '@southline/kernel/zone-clock';
import type { Dealer } from './dealer.ts';
import type { Holidays } from './ports.ts';

/** How many days ahead a page announces closures. */
const daysAhead = 42;

/** Days of the coming weeks on which a dealer is closed: holidays unless it opens on them, and its own days. */
export const closuresOf = (dealer: Dealer, holidays: Holidays, now: Date): Closure[] => {
  const today = dayIn(now, dealer.timeZone);
  const end = dayAfter(today, daysAhead);
  const own = dealer.closedOn.filter((date) => date >= today && date < end).map((date) => ({ date, name: '' }));
  const off = dealer.opensOnHolidays ? [] : holidays.of(dealer.state, dealer.area, today, daysAhead);
  const named = new Set(off.map(({ date }) => date));
  return [...off, ...own.filter(({ date }) => !named.has(date))].sort((a, b) => (a.date < b.date ? -1 : 1));
};
