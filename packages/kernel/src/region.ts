import { instantOf } from './zone-clock.ts';

const minutesOfDay = 24 * 60;

/** The regions of the site: part of every page's URL. Business days follow the clock of the region. */
export const regions = ['au', 'nz'] as const;
export type Region = (typeof regions)[number];

export const regionZones: Readonly<Record<Region, string>> = { au: 'Australia/Melbourne', nz: 'Pacific/Auckland' };

/** Created on first use: the first formatter costs a phone 50 ms, and the script of every page contains this file. */
const formatsOf = (options: Intl.DateTimeFormatOptions) => {
  const made: Partial<Record<Region, Intl.DateTimeFormat>> = {};
  return (region: Region): Intl.DateTimeFormat => {
    made[region] ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: regionZones[region] });
    return made[region];
  };
};

const dayFormat = formatsOf({ day: '2-digit', month: '2-digit', year: 'numeric' });
const clockFormat = formatsOf({ dateStyle: 'short', timeStyle: 'medium' });

/** Anything that is not `nz` is the default region. */
export const regionOf = (text: string): Region => (text === 'nz' ? 'nz' : 'au');

/** DD/MM/YYYY of the local day in the region. */
export const regionDate = (at: Date, region: Region): string => dayFormat(region).format(at);

/** The same day as YYYY-MM-DD, the format of forms and for sorting. */
export const regionDay = (at: Date, region: Region): string => regionDate(at, region).split('/').reverse().join('-');

/** The region's local time as DD/MM/YYYY HH:mm:ss. */
export const regionDateTime = (at: Date, region: Region): string => clockFormat(region).format(at).replace(',', '');

/** The midnight that starts a day of the region, or the day `daysLater`; undefined for an invalid date. `day`: YYYYMMDD. */
export const dayStart = (day: string, region: Region, daysLater = 0): Date | undefined => {
  const [, year, month, date] = (/^(\d{4})(\d{2})(\d{2})$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const asked = new Date(Date.UTC(year, month - 1, date));
  if (asked.getUTCMonth() !== month - 1 || asked.getUTCDate() !== date) return undefined;
  return instantOf(asked.toISOString().slice(0, 10), daysLater * minutesOfDay, regionZones[region]);
};
