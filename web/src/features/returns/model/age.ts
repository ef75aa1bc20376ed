import type { Region } from '@southline/kernel/region';
import { RETURN_DAYS } from '@southline/kernel/returns';
import { daysBetween } from '../../../shared/desk/days-between.ts';

/** From this day on, few days of the window are left. */
const NEARLY_OVER = RETURN_DAYS - 5;

/** The days from the order to the request, and the length of the window in days. */
export const ageOf = (orderedAt: string, askedAt: string, region: Region) => {
  const day = daysBetween(new Date(orderedAt), new Date(askedAt), region);
  return { day, days: RETURN_DAYS, late: day >= NEARLY_OVER };
};
