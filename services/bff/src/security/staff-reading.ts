import { countWithin, type Redis } from '@southline/platform/redis';

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

export interface StaffReadingLimits {
  /** Per hour. */
  readonly calls: number;
  /** Per day. */
  readonly exports: number;
}

/** Counts a call or an export of a staff account; false above the limit. */
export type StaffReading = (membershipNo: string, kind: 'staff-access' | 'export') => Promise<boolean>;

/** Counts across all processes. Nothing is refused; an alert is raised above the limit. */
export const createStaffReading =
  (redis: Redis, { calls, exports }: StaffReadingLimits): StaffReading =>
  (membershipNo, kind) =>
    kind === 'export'
      ? countWithin(redis, `export:staff:${membershipNo}`, exports, daySeconds)
      : countWithin(redis, `staff-access:staff:${membershipNo}`, calls, hourSeconds);
