import { cleanse } from '@southline/kernel/part-number';
import { jobNotFound, vehicleNotFound } from '../../domain/errors.ts';
import { gradeRank, type Job, type JobStore, type Need, type NeedUse, nameIn } from '../../domain/jobs/job.ts';
import type { PartRow } from '../../domain/parts/part-row.ts';
import { makeRows, selectParts } from '../parts/part-rows.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { type NeedPart, placesOf, readNeedParts } from './need-parts.ts';

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

export interface JobRow {
  readonly need: string;
  readonly use: NeedUse;
  readonly quantity: number;
  readonly parts: readonly PartRow[];
}

/** The most parts of one grade that a need offers. */
const shownOfGrade = 3;

interface Candidate {
  readonly row: PartRow;
  readonly place: number;
}

const enough = ({ row }: Candidate) => row.orderable && row.available >= row.quantityPerVehicle;

/** The preferred part first: sufficient stock, no condition, of the first category, with a price, the cheaper one. */
const likelier = (one: Candidate, other: Candidate): number =>
  Number(enough(other)) - Number(enough(one)) ||
  Number(other.row.orderable) - Number(one.row.orderable) ||
  Number(one.row.fit === 'FitsIf') - Number(other.row.fit === 'FitsIf') ||
  one.place - other.place ||
  Number(one.row.priceCents === 0) - Number(other.row.priceCents === 0) ||
  one.row.priceCents - other.row.priceCents ||
  (one.row.id < other.row.id ? -1 : 1);

const byGrade = (candidates: readonly Candidate[]): PartRow[] =>
  [...Map.groupBy(candidates, ({ row }) => gradeRank(row.grade))]
    .sort(([one], [other]) => one - other)
    .flatMap(([, list]) => list.sort(likelier).slice(0, shownOfGrade))
    .map(({ row }) => row);

/** The parts of a job for a vehicle. A need without parts in the catalogue is listed without parts. */
export const getJob =
  ({ reading, jobs }: JobPorts) =>
  async (query: { readonly vehicleSlug: string; readonly job: string; readonly language: string }) => {
    const snapshot = reading.catalogue.snapshot();
    const [vehicle, job] = await Promise.all([findVehicle(snapshot, query.vehicleSlug), jobs.get(query.job)]);
    if (!job) throw jobNotFound(query.job);
    if (!vehicle) throw vehicleNotFound(query.vehicleSlug);
    const found = await readNeedParts(snapshot, vehicle, job.needs);
    const met = job.needs.map((need) => ({ need, parts: found.of(need) }));
    const { partNos, needed, counted } = selectParts(snapshot, [
      ...new Set(met.flatMap(({ parts }) => parts.map(({ partNo }) => partNo))),
    ]);
    // Parts of kits are no candidates, and a job shows no kit unfolded.
    const available = await reading.stock.available(counted);
    const read = needed.every((partNo) => found.details.has(partNo))
      ? found.details
      : await snapshot.read.details(needed);
    const rows = new Map(
      makeRows(snapshot, partNos, { parts: read, available, fitments: found.fitments }).map((row) => [row.id, row]),
    );
    const candidatesOf = (parts: readonly NeedPart[]): Candidate[] =>
      parts.flatMap(({ partNo, quantity, place }) => {
        const row = rows.get(partNo);
        return row ? [{ row: { ...row, quantityPerVehicle: quantity }, place }] : [];
      });
    const toRow = ({ need, parts }: { need: Need; parts: NeedPart[] }): JobRow => {
      const shown = byGrade(candidatesOf(parts));
      const quantity = shown[0]?.quantityPerVehicle ?? need.quantity;
      return { need: nameIn(need.names, query.language), use: need.use, quantity, parts: shown };
    };
    return { job: job.id, name: nameIn(job.names, query.language), rows: met.map(toRow) };
  };
