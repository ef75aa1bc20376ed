/** The job and the vehicle in the URL. */
export type JobSearch = { vehicle: string; job: string };

const word = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 200) : '');

export const parseJobSearch = ({ vehicle, job }: Record<string, unknown>): JobSearch => ({
  vehicle: word(vehicle),
  job: word(job).toLowerCase(),
});
