import type { Options } from 'k6/options';

/** The number of users who run a scenario, and for how long. */
export type Profile = Pick<Options, 'scenarios'> & {
  /** The most concurrent users. */
  readonly users: number;
  /** The expected results for an operation whose 95th percentile should be `goalMs` on an idle machine. */
  thresholds(goalMs: number): Record<string, string[]>;
};
