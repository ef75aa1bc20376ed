import type { Options } from 'k6/options';

/** How many users do what a scenario says, and for how long. */
export type Profile = Pick<Options, 'scenarios'> & {
  /** At most at once. */
  readonly users: number;
  /** What is expected of an operation whose 95th percentile should be `goalMs` on a quiet machine. */
  thresholds(goalMs: number): Record<string, string[]>;
};
