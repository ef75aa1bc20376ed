import type { Region } from '@southline/kernel/region';
import { RETURN_DAYS } from '@southline/kernel/returns';
import { daysBetween } from '../../../shared/desk/days-between.ts';

/** From this day on the end of the window is near. */
const NEARLY_OVER = RETURN_DAYS - 5;

/** The day after the order on which it was requested, and the length of the window. */
export const ageOf = (orderedAt: string, askedAt: string, region: Region) => {
  const day = daysBetween(new Date(orderedAt), new Date(askedAt), region);
  return { day, days: RETURN_DAYS, late: day >= NEARLY_OVER };
};
