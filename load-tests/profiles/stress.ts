import type { Profile } from './profile.ts';

const users = 64;

/**
 * Increases the number of users beyond the capacity of a small machine. It may get slow and refuse some with a 503, but it
 * must not break: the audit afterwards must find no violation.
 */
export const stress: Profile = {
  users,
  scenarios: {
    stress: {
      executor: 'ramping-vus',
      startVUs: 8,
      stages: [
        { target: 16, duration: '45s' },
        { target: 32, duration: '45s' },
        { target: users, duration: '60s' },
        { target: 0, duration: '15s' },
      ],
      gracefulRampDown: '30s',
    },
  },
  thresholds: (goalMs) => ({
    operations_failed: ['rate<0.05'],
    operation_duration: [`p(95)<${goalMs * 10}`],
  }),
};
