import type { Profile } from './profile.ts';

const users = 64;

/** The last hour of a promotion in five minutes: more and more come, and at the end all at once stop. */
export const promo: Profile = {
  users,
  scenarios: {
    promo: {
      executor: 'ramping-arrival-rate',
      startRate: 2,
      timeUnit: '1s',
      preAllocatedVUs: 16,
      maxVUs: users,
      stages: [
        { target: 4, duration: '60s' },
        { target: 12, duration: '120s' },
        { target: 12, duration: '120s' },
      ],
      gracefulStop: '30s',
    },
  },
  thresholds: (goalMs) => ({
    operations_failed: ['rate<0.01'],
    operation_duration: [`p(95)<${goalMs * 5}`],
    dropped_iterations: ['count<100'],
  }),
};
