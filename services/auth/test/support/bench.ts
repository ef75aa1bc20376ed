import { randomBytes } from 'node:crypto';
import { AuthServiceService } from '@southline/contracts/auth';
import type { Identity } from '@southline/platform/identity';
import { prepareService } from '@southline/testkit/run-service';
import { type Environment, loadConfig } from '../../src/config.ts';
import { createAuthService, type Overrides } from '../../src/service.ts';
import { collections } from '../../src/storage/collections.ts';

const callers = ['bff', 'notifications', 'orders'] as const;

export const prepareAuth = async (change: Readonly<Partial<Record<keyof Environment, string>>> = {}) => {
  const bench = await prepareService({
    name: 'auth',
    callers,
    collections,
    loadConfig,
    create: createAuthService,
    environment: {
      PUBLIC_URL: 'http://127.0.0.1:8080',
      TOKEN_KEY: randomBytes(32).toString('base64'),
      JOB_LEASE_MS: '500',
      SWEEP_MS: '250',
      // Fast parameters; tests about hashing set their own.
      ARGON2_MEMORY_KIB: '1024',
      ARGON2_PASSES: '1',
      ...(change as Readonly<Record<string, string>>),
    },
  });
  const asService = (name: (typeof callers)[number]) => bench.asService(AuthServiceService, name);
  return {
    ...bench,
    asService,
    bff: asService('bff'),
    notifications: asService('notifications'),
    /** A client that calls for a signed-in person. */
    as: (membershipNo: string, role: Identity['role'] = 'Member') =>
      bench.client(AuthServiceService, { subject: `member:${membershipNo}`, role, membershipNo }),
    asGuest: () => bench.client(AuthServiceService, { subject: 'guest:0', role: 'guest' }),
  };
};

/** The service in this process. */
export const runAuth = async (
  change: Readonly<Partial<Record<keyof Environment, string>>> = {},
  overrides: Overrides = {},
) => {
  const bench = await prepareAuth(change);
  await bench.start(overrides);
  return bench;
};

export type Auth = Awaited<ReturnType<typeof prepareAuth>>;

/** A clock that moves only when the test moves it. */
export const heldClock = (start = new Date()) => {
  let now = start;
  return {
    now: () => now,
    forward: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
};
