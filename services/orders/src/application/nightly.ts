import { dayMs } from '@southline/kernel/clock';
import type { Logger } from '@southline/platform/logger';
import { differencesIn, type Reconciled, waiting } from './reconcile.ts';

export interface NightlyPorts {
  /** Takes the lease for a day. False while another process has it, or took it less than a day ago. */
  readonly takeLease: () => Promise<boolean>;
  readonly endLease: () => Promise<void>;
  readonly run: (from: Date, to: Date) => Promise<Reconciled>;
  readonly logger: Logger;
}

/** Settlement may take days, so each night also covers the nights before. */
export const nightlyDays = 3;

/** Reconciles once a day, in the first process that takes the lease. A failed run is repeated at the next look. */
export const nightly =
  ({ takeLease, endLease, run, logger }: NightlyPorts) =>
  async (): Promise<void> => {
    if (!(await takeLease())) return;
    try {
      const now = new Date();
      const found = await run(new Date(now.getTime() - nightlyDays * dayMs), now);
      if (waiting(found) > 0) logger.error(found, 'money at the provider needs a person');
      else if (differencesIn(found) > 0) logger.warn(found, 'the books were corrected after the provider');
      else logger.info(found, 'reconciled with the provider');
    } catch (error) {
      await endLease();
      throw error;
    }
  };
