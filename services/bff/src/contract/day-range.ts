import { invalidField } from '@southline/kernel/errors';
import { dayStart, type Region } from '@southline/kernel/region';

/** The moment at which a day begins in the region; for `toDate` the moment at which it ends. Empty without a day. */
const boundOf = (field: 'fromDate' | 'toDate', day: string | undefined, region: Region): string => {
  if (!day) return '';
  const start = dayStart(day, region, field === 'toDate' ? 1 : 0);
  if (!start) throw invalidField(field, 'There is no such day.');
  return start.toISOString();
};

/** The days of a filter (YYYYMMDD) in the region's time. The last day is included. */
export const dayRange = (
  { fromDate, toDate }: { readonly fromDate?: string; readonly toDate?: string },
  region: Region,
): { readonly from: string; readonly until: string } => {
  if (fromDate && toDate && fromDate > toDate) throw invalidField('fromDate', 'From date cannot later than to date.');
  return { from: boundOf('fromDate', fromDate, region), until: boundOf('toDate', toDate, region) };
};
