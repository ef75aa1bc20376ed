import type { Profile } from './profile.ts';

const users = 64;

/**
 * More and more users, up to what a small machine cannot serve at once. It may get slow and turn some away with a 503; it
 * may not break: the audit behind it must be as clean as ever.
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
