import { isDay } from '@southline/kernel/day';
import { dayAfter } from '@southline/kernel/zone-clock';

/** The longest range. A longer one is most likely a wrong year. */
const mostDays = 92;

const daysOfRange = (from: string, to: string): string[] | undefined => {
  if (!isDay(from) || !isDay(to) || to < from || to >= dayAfter(from, mostDays)) return undefined;
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
};

/** The days of "2026-12-24,2026-12-28..2026-12-31"; undefined if one is no day or a range runs backwards or is too long. */
export const closingDaysOf = (text: string): readonly string[] | undefined => {
  const days: string[] = [];
  for (const entry of text.split(',').map((each) => each.trim())) {
    if (entry === '') continue;
    const [from = '', to = from, ...more] = entry.split('..').map((day) => day.trim());
    const range = more.length > 0 ? undefined : daysOfRange(from, to);
    if (!range) return undefined;
    days.push(...range);
  }
  return days;
};
