import { type Finding, finding } from '../finding.ts';

const staleMs = 30_000;

export interface Backlog {
  readonly service: string;
  /** When each unsent event was written. */
  readonly unsent: readonly Date[];
  readonly failedJobs: readonly string[];
  readonly queuedJobs: number;
  /** Events that the service has parked because it could not handle them. */
  readonly parked: number;
}

/** Events are sent within half a minute, and no job was given up. */
export const nothingIsStuck = (backlogs: readonly Backlog[], now: Date): Finding => {
  const found = finding('no event unsent, no job given up');
  for (const { service, unsent, failedJobs, queuedJobs } of backlogs) {
    const stale = unsent.filter((at) => now.getTime() - at.getTime() > staleMs);
    found.expect(stale.length === 0, `${service}: ${stale.length} events older than 30 s are unsent`);
    for (const job of failedJobs) found.expect(false, `${service}: job ${job} was given up`);
    for (let waiting = 0; waiting < unsent.length - stale.length + queuedJobs; waiting += 1) found.wait();
  }
  return found.result();
};

export const nothingIsParked = (backlogs: readonly Pick<Backlog, 'service' | 'parked'>[]): Finding => {
  const found = finding('no event parked');
  for (const { service, parked } of backlogs) found.expect(parked === 0, `${service}: ${parked} events`);
  return found.result();
};
