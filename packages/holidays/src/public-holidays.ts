import type { Closure, Holidays } from '@southline/kernel/trading-hours';
import { dayAfter } from '@southline/kernel/zone-clock';
import Calendar from 'date-holidays';

/** The calendar's codes for New Zealand's regions, most of which have their own anniversary day. */
const nzAreas: Readonly<Record<string, string>> = {
  northland: 'NTL',
  auckland: 'AUK',
  waikato: 'WKO',
  'bay of plenty': 'BOP',
  gisborne: 'GIS',
  "hawke's bay": 'HKB',
  taranaki: 'TKI',
  'manawatu-whanganui': 'MWT',
  // The spelling in the published lists.
  'manawatu-wanganui': 'MWT',
  wellington: 'WGN',
  tasman: 'TAS',
  nelson: 'NSN',
  marlborough: 'MBH',
  'west coast': 'WTC',
  canterbury: 'CAN',
  otago: 'OTA',
  southland: 'STL',
  'chatham islands': 'CIT',
};

const plain = (area: string) =>
  area
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Whole days only: in Queensland the evening of Christmas Eve is a holiday too, but dealers do not close for it. */
const wholeDays = (calendar: Calendar, year: number): Closure[] =>
  calendar
    .getHolidays(year, 'en')
    .filter(({ type, date }) => type === 'public' && date.slice(11) === '00:00:00')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name: name.replace(/ \(substitute day\)$/, '') }));

/**
 * The one source of public holidays. It loads a large package, so the web gets days from a service instead. Each state's year
 * is computed once per process. Of Victoria it has Melbourne Cup Day, which a few country districts replace by a day of their
 * own; holidays of a district, such as Royal Hobart Regatta or a show day, are left out.
 */
export const publicHolidays = (): Holidays => {
  const years = new Map<string, readonly Closure[]>();
  const of = (state: string, area: string, year: number): readonly Closure[] => {
    const word = state === 'NZ' ? (nzAreas[plain(area)] ?? '') : state;
    const key = `${state}/${word}/${year}`;
    const known = years.get(key);
    if (known) return known;
    const country = state === 'NZ' ? 'NZ' : 'AU';
    const found = wholeDays(word === '' ? new Calendar(country) : new Calendar(country, word), year);
    years.set(key, found);
    return found;
  };
  return {
    of(state, area, fromDay, days) {
      const end = dayAfter(fromDay, days);
      const [first, last] = [fromDay, end].map((day) => Number(day.slice(0, 4)));
      const all = [...new Set([first, last])].flatMap((year) => of(state, area, year ?? 0));
      return all.filter(({ date }) => date >= fromDay && date < end);
    },
  };
};
