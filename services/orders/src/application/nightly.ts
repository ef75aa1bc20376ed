import { dayMs } from '@southline/kernel/clock';
import type { Logger } from '@southline/platform/logger';
import { differencesIn, type Reconciled, waiting } from './reconcile.ts';

export interface NightlyPorts {
  /** Takes the turn for a day; false while another process has it, or had it less than a day ago. */
  readonly takeTurn: () => Promise<boolean>;
  readonly giveTurnBack: () => Promise<void>;
  readonly run: (from: Date, to: Date) => Promise<Reconciled>;
  readonly logger: Logger;
}

/** Settlement may take days, so each night looks at the nights before too. */
export const nightlyDays = 3;

/** Reconciles once a day, whichever process of the service comes first; what failed is tried again at the next look. */
export const nightly =
  ({ takeTurn, giveTurnBack, run, logger }: NightlyPorts) =>
  async (): Promise<void> => {
    if (!(await takeTurn())) return;
    try {
      const now = new Date();
      const found = await run(new Date(now.getTime() - nightlyDays * dayMs), now);
      if (waiting(found) > 0) logger.error(found, 'money at the provider needs a person');
      else if (differencesIn(found) > 0) logger.warn(found, 'the books were corrected after the provider');
      else logger.info(found, 'reconciled with the provider');
    } catch (error) {
      await giveTurnBack();
      throw error;
    }
  };
