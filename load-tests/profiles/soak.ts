import type { Profile } from './profile.ts';

const users = 32;
const rate = Number(__ENV.RATE || 2);
const minutes = Number(__ENV.MINUTES || 30);

/** Half an hour at a fixed, low rate by default: growth of memory, backlogs and latency becomes visible. */
export const soak: Profile = {
  users,
  scenarios: {
    soak: {
      executor: 'constant-arrival-rate',
      rate,
      timeUnit: '1s',
      duration: `${minutes}m`,
      preAllocatedVUs: 8,
      maxVUs: users,
    },
  },
  thresholds: (goalMs) => ({
    operations_failed: ['rate<0.001'],
    checks: ['rate>0.999'],
    operation_duration: [`p(95)<${goalMs * 2}`],
    dropped_iterations: [`count<${rate * minutes * 60 * 0.01}`],
  }),
};
