import type { Profile } from './profile.ts';

const users = Number(__ENV.USERS || 8);

/** The usual load: eight users without pauses, for a minute. Judged by the goals themselves. */
export const load: Profile = {
  users,
  scenarios: {
    load: {
      executor: 'constant-vus',
      vus: users,
      duration: `${Number(__ENV.SECONDS || 60)}s`,
      gracefulStop: '30s',
    },
  },
  thresholds: (goalMs) => ({
    operations_failed: ['rate<0.001'],
    checks: ['rate>0.999'],
    operation_duration: [`p(95)<${goalMs}`],
  }),
};
