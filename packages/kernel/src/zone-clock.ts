import { dayMs } from './clock.ts';
import { utcDay } from './day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, format);
  return format;
};

export const isTimeZone = (name: string): boolean => {
  try {
    return name !== '' && formatOf(name) !== undefined;
  } catch {
    return false;
  }
};

/** The zone's clock time as if it were UTC. */
const shown = (at: Date, timeZone: string): number => {
  const [day = 0, month = 1, year = 0, hour, minute, second] = formatOf(timeZone)
    .format(at)
    .split(/[/ :,]+/)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** How far the zone's clock is ahead of UTC, in milliseconds. */
const aheadOfUtc = (at: number, timeZone: string): number => shown(new Date(at), timeZone) - at;

/** The day, YYYY-MM-DD, by the zone's clock. */
export const dayIn = (at: Date, timeZone: string): string => new Date(shown(at, timeZone)).toISOString().slice(0, 10);

/** 1 Monday to 7 Sunday, of a day YYYY-MM-DD. */
export const weekday = (day: string): number => new Date(utcDay(day)).getUTCDay() || 7;

export const dayAfter = (day: string, days = 1): string =>
  new Date(utcDay(day) + days * dayMs).toISOString().slice(0, 10);

/** Minutes after midnight of a time HH:MM. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * The instant at which the zone's clock shows a time of a day, in minutes after midnight. A time skipped by a clock change is
 * moved forward by the skipped time. Of a time that occurs twice, the later one counts.
 */
export const instantOf = (day: string, minutes: number, timeZone: string): Date => {
  const wall = utcDay(day) + minutes * 60_000;
  const near = wall - aheadOfUtc(wall, timeZone);
  return new Date(wall - aheadOfUtc(near, timeZone));
};
