import { randomId } from '@southline/platform/ids';
import { dropLease, holdLease } from '@southline/platform/lease';
import { repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import type { Mongo } from '@southline/platform/mongo';
import { type ImportLease, ImportRunning } from '../domain/import/ports.ts';

const leaseName = 'catalogue-import';
const leaseMs = 60_000;
const renewMs = 15_000;

/** One import of a database at a time: two would flip over each other. */
export const importLease =
  (mongo: Mongo, logger: Logger): ImportLease =>
  async (work) => {
    const holder = randomId();
    const hold = async () => (await holdLease(mongo, leaseName, holder, leaseMs)) !== undefined;
    if (!(await hold())) throw new ImportRunning('Another import is running on this database.');
    let lost = false;
    const renewing = repeat('import lease', renewMs, logger, async () => {
      if (!(await hold())) lost = true;
      return false;
    });
    try {
      return await work(() => {
        if (lost) throw new ImportRunning('Another import has taken over.');
      });
    } finally {
      await renewing.stop();
      await dropLease(mongo, leaseName, holder);
    }
  };
