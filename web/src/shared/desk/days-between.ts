import { dayMs } from '@southline/kernel/clock';
import { utcDay } from '@southline/kernel/day';
import { type Region, regionDay } from '@southline/kernel/region';

/** Whole days of the region's calendar between two moments. */
export const daysBetween = (from: Date, to: Date, region: Region): number =>
  Math.round((utcDay(regionDay(to, region)) - utcDay(regionDay(from, region))) / dayMs);
