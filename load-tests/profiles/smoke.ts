import type { Profile } from './profile.ts';

const users = 2;

/** The shortest check that the system works: few users, few operations, long limits for a cold or busy machine. */
export const smoke: Profile = {
  users,
  scenarios: {
    smoke: { executor: 'shared-iterations', vus: users, iterations: Number(__ENV.OPERATIONS || 20), maxDuration: '3m' },
  },
  thresholds: (goalMs) => ({
    operations_failed: ['rate==0'],
    checks: ['rate==1'],
    operation_duration: [`p(95)<${goalMs * 25}`],
  }),
};
