import { cleanse } from '@southline/kernel/part-number';
import { type Job, type JobStore, type Need, nameIn } from '../../domain/jobs/job.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { placesOf, readNeedParts } from './need-parts.ts';

export interface JobPorts {
  readonly reading: Reading;
  readonly jobs: JobStore;
}

/** Jobs whose indispensable parts the catalogue has for the vehicle; with a part only those that need it. */
export const listJobs =
  ({ reading, jobs }: JobPorts) =>
  async (query: { readonly vehicleSlug: string; readonly language: string; readonly partNo: string }) => {
    const snapshot = reading.catalogue.snapshot();
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    if (!vehicle) return [];
    const partNo = cleanse(query.partNo);
    const ofPart = partNo !== '';
    if (ofPart && !snapshot.parts.has(partNo)) return [];
    const category = ofPart ? snapshot.parts.categoryOf(partNo) : '';
    const mayTake = (need: Need) => ofPart && placesOf(snapshot, need).has(category);
    const all = (await jobs.list()).filter(({ needs }) => !ofPart || needs.some(mayTake));
    const read = all.flatMap(({ needs }) => needs.filter((need) => need.use === 'ALWAYS' || mayTake(need)));
    const parts = await readNeedParts(snapshot, vehicle, read);
    const isComplete = ({ needs }: Job) => needs.every((need) => need.use !== 'ALWAYS' || parts.of(need).length > 0);
    const takesPart = ({ needs }: Job) =>
      needs.some((need) => mayTake(need) && parts.of(need).some((part) => part.partNo === partNo));
    return all
      .filter((job) => isComplete(job) && (!ofPart || takesPart(job)))
      .map(({ id, names }) => ({ job: id, name: nameIn(names, query.language) }));
  };
