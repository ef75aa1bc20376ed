import { type JobStore, nameIn } from '../../domain/jobs/job.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { readNeedParts } from './need-parts.ts';

export interface JobPorts {
  readonly reading: Reading;
  readonly jobs: JobStore;
}

/** Jobs whose indispensable parts the catalogue has for the vehicle. */
export const listJobs =
  ({ reading, jobs }: JobPorts) =>
  async (query: { readonly vehicleSlug: string; readonly language: string }) => {
    const snapshot = reading.catalogue.snapshot();
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    if (!vehicle) return [];
    const all = await jobs.list();
    const indispensable = all.map(({ needs }) => needs.filter(({ use }) => use === 'ALWAYS'));
    const parts = await readNeedParts(snapshot, vehicle, indispensable.flat());
    return all
      .filter((_, index) => indispensable[index]?.every((need) => parts.of(need).length > 0))
      .map(({ id, names }) => ({ job: id, name: nameIn(names, query.language) }));
  };
