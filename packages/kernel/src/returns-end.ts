import { dayStart, type Region, regionDay } from './region.ts';
import { RETURN_DAYS } from './returns.ts';

/** The first instant at which an order's goods can no longer be returned: the thirtieth day counts as a whole. */
export const returnsEnd = (orderedAt: Date, region: Region): Date => {
  const day = regionDay(orderedAt, region).replaceAll('-', '');
  const end = dayStart(day, region, RETURN_DAYS + 1);
  if (!end) throw new RangeError(`No day: ${day}`);
  return end;
};
