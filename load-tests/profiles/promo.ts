import type { Profile } from './profile.ts';

const users = 64;

/** The last hour of a promotion in five minutes: the number of users grows, and at the end all stop at once. */
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
