const DAY_MS = 24 * 60 * 60 * 1000;

type Terms = { readonly cutOff: string; readonly timeZone: string };

/** This day or the first working day after it, as UTC milliseconds. Public holidays are not known. */
const workingDay = (day: number): number =>
  [0, 6].includes(new Date(day).getUTCDay()) ? workingDay(day + DAY_MS) : day;

const written = (day: number): string => new Date(day).toISOString().slice(0, 10);

/**
 * The day (YYYY-MM-DD, by the warehouse's clock) on which an order of this time is expected to leave: the same working day
 * until the cut-off, otherwise the next one.
 */
export const dispatchDay = ({ cutOff, timeZone }: Terms, orderedAt: Date): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(orderedAt);
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const late = `${at('hour')}:${at('minute')}` >= cutOff;
  const today = Date.parse(`${at('year')}-${at('month')}-${at('day')}T00:00:00Z`);
  return written(workingDay(today + (late ? DAY_MS : 0)));
};

/** The day (YYYY-MM-DD) on which an order of this time is expected in a state; undefined where the terms name no days. */
export const arrivalDay = (
  { transitDays, ...terms }: Terms & { readonly transitDays: Readonly<Record<string, number>> },
  state: string,
  orderedAt: Date,
): string | undefined => {
  const days = transitDays[state];
  if (days === undefined) return undefined;
  let day = Date.parse(dispatchDay(terms, orderedAt));
  for (let left = days; left > 0; left -= 1) day = workingDay(day + DAY_MS);
  return written(day);
};
