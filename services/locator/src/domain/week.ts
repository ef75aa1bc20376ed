import type { Closure, Holidays, OpenSpan } from '@southline/kernel/trading-hours';
import { dayAfter, dayIn, minutesOf } from '@southline/kernel/zone-clock';
import type { Dealer } from './dealer.ts';

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

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const time = '(?:[01]\\d|2[0-4]):[0-5]\\d';
const part = new RegExp(`^([a-z]{3})(?:-([a-z]{3}))? (${time})-(${time})$`);

/** "Mon-Fri 08:00-17:30; Sat 09:00-12:00"; undefined for an invalid week. */
export const weekOf = (text: string): OpenSpan[] | undefined => {
  const week: OpenSpan[] = [];
  for (const each of text.toLowerCase().split(';')) {
    const [, first = '', last = first, opens = '', closes = ''] = part.exec(each.trim()) ?? [];
    const [from, to] = [days.indexOf(first), days.indexOf(last || first)];
    if (from < 0 || to < from || minutesOf(opens) >= minutesOf(closes) || minutesOf(closes) > 24 * 60) return undefined;
    for (let day = from + 1; day <= to + 1; day += 1) week.push({ day, opens, closes });
  }
  const sorted = week.sort((a, b) => a.day - b.day || minutesOf(a.opens) - minutesOf(b.opens));
  const overlap = sorted.some((span, at) => {
    const before = sorted[at - 1];
    return before?.day === span.day && minutesOf(before.closes) > minutesOf(span.opens);
  });
  return overlap ? undefined : sorted;
};
