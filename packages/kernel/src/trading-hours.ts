import { dayAfter, dayIn, instantOf, minutesOf, weekday } from './zone-clock.ts';

/** Open from one time of a day to another, by the local clock: 08:00 to 17:30; 24:00 ends the day. */
export interface OpenSpan {
  /** 1 Monday to 7 Sunday. */
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

/** A day that is closed regardless of the week. */
export interface Closure {
  /** YYYY-MM-DD by the clock of the place. */
  readonly date: string;
  /** The name of the holiday; empty for the dealer's own day. */
  readonly name: string;
}

/** Public holidays that are whole days off, in order. */
export interface Holidays {
  /** Of an Australian state, or of a region of New Zealand (state NZ), on these days from a day YYYY-MM-DD. */
  of(state: string, area: string, fromDay: string, days: number): readonly Closure[];
}

export interface TradingHours {
  readonly timeZone: string;
  readonly week: readonly OpenSpan[];
  readonly closures: readonly Closure[];
}

/** Whether it is open, and the next change; undefined if there is none within a fortnight. */
export type Opening =
  | { readonly isOpen: true; readonly until: Date | undefined }
  | {
      readonly isOpen: false;
      readonly opensAt: Date | undefined;
      /** The closure that applies today; undefined on other days. */
      readonly closure: Closure | undefined;
    };

const daysAhead = 14;

const byTime = (a: OpenSpan, b: OpenSpan) => minutesOf(a.opens) - minutesOf(b.opens);

interface Interval {
  readonly from: Date;
  readonly to: Date;
}

/** Intervals from a day on, in order; intervals that meet at midnight are separate. */
function* intervals({ timeZone, week, closures }: TradingHours, first: string): Generator<Interval> {
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = dayAfter(first, ahead);
    if (closures.some(({ date }) => date === day)) continue;
    const spans = week.filter((span) => span.day === weekday(day)).sort(byTime);
    for (const { opens, closes } of spans)
      yield { from: instantOf(day, minutesOf(opens), timeZone), to: instantOf(day, minutesOf(closes), timeZone) };
  }
}

export const openingAt = (hours: TradingHours, now: Date): Opening => {
  const today = dayIn(now, hours.timeZone);
  let open: Interval | undefined;
  for (const next of intervals(hours, today)) {
    if (open) {
      if (next.from > open.to) return { isOpen: true, until: open.to };
      open = { from: open.from, to: next.to };
    } else if (next.from <= now && now < next.to) open = next;
    else if (next.from > now)
      return { isOpen: false, opensAt: next.from, closure: hours.closures.find(({ date }) => date === today) };
  }
  const end = dayAfter(today, daysAhead);
  if (open) return { isOpen: true, until: dayIn(open.to, hours.timeZone) > end ? undefined : open.to };
  return { isOpen: false, opensAt: undefined, closure: hours.closures.find(({ date }) => date === today) };
};

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const clock = (time: string): string => {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
};

const spanText = ({ opens, closes }: OpenSpan): string =>
  opens === '00:00' && closes === '24:00' ? 'Open 24 hours' : `${clock(opens)} – ${clock(closes)}`;

/** The week for people, days with the same hours together: "Mon – Fri", "8:00 am – 5:30 pm". */
export const tradingRows = (week: readonly OpenSpan[]): { label: string; hours: string }[] => {
  const days = dayNames.map((name, at) => ({
    name,
    hours:
      week
        .filter(({ day }) => day === at + 1)
        .sort(byTime)
        .map(spanText)
        .join(', ') || 'Closed',
  }));
  const rows: { first: string; last: string; hours: string }[] = [];
  for (const { name, hours } of days) {
    const before = rows.at(-1);
    if (before?.hours === hours) before.last = name;
    else rows.push({ first: name, last: name, hours });
  }
  return rows.map(({ first, last, hours }) => ({ label: first === last ? first : `${first} – ${last}`, hours }));
};
