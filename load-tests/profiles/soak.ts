import type { Profile } from './profile.ts';

const users = 32;

/** A calm half hour at a fixed rate: what grows (memory, backlogs, latency) shows. 3,600 operations. */
export const soak: Profile = {
  users,
  scenarios: {
    soak: {
      executor: 'constant-arrival-rate',
      rate: 2,
      timeUnit: '1s',
      duration: `${Number(__ENV.MINUTES || 30)}m`,
      preAllocatedVUs: 8,
      maxVUs: users,
    },
  },
  thresholds: (goalMs) => ({
    operations_failed: ['rate<0.001'],
    checks: ['rate>0.999'],
    operation_duration: [`p(95)<${goalMs * 2}`],
    dropped_iterations: ['count<36'],
  }),
};
