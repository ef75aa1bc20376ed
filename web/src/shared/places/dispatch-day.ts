const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The day (YYYY-MM-DD, by the warehouse's clock) on which an order of this time is expected to leave: the same working day
 * until the cut-off, otherwise the next one. Public holidays are not known.
 */
export const dispatchDay = ({ cutOff, timeZone }: { cutOff: string; timeZone: string }, orderedAt: Date): string => {
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
  let day = Date.parse(`${at('year')}-${at('month')}-${at('day')}T00:00:00Z`) + (late ? DAY_MS : 0);
  while ([0, 6].includes(new Date(day).getUTCDay())) day += DAY_MS;
  return new Date(day).toISOString().slice(0, 10);
};
