import { SecondFactorServiceService, type Visitor } from '@southline/contracts/auth';
import { unique } from '@southline/testkit';
import { Secret, TOTP } from 'otpauth';
import { setUserType } from '../../src/application/staff.ts';
import { loadCliConfig } from '../../src/config.ts';
import { withStaffPorts } from '../../src/staff-ports.ts';
import type { Auth, heldClock } from './bench.ts';
import { aMember, goodPassword } from './people.ts';

type Clock = ReturnType<typeof heldClock>;

/** The code that an authenticator app shows. */
export const codeOf = (secret: string, clock: Pick<Clock, 'now'>): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now().getTime() });

/** A code that is wrong at this time. */
export const wrongFor = (secret: string, clock: Pick<Clock, 'now'>): string => {
  const near = [-30, 0, 30].map((seconds) =>
    codeOf(secret, { now: () => new Date(clock.now().getTime() + seconds * 1_000) }),
  );
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
};

/** A staff account and its calls. `givenAgo`: seconds since its session gave a second factor. */
export const aStaffMember = async (auth: Auth, role: 'Dealer' | 'Admin' = 'Admin') => {
  const member = await aMember(auth, { email: `${unique('staff')}@southline.example` });
  await withStaffPorts(loadCliConfig(auth.env), (ports) =>
    setUserType(ports)({ email: member.email, reason: 'test', by: 'test' }, role),
  );
  const { membershipNo } = member;
  const identity = { subject: `member:${membershipNo}`, role, membershipNo } as const;
  const as = (secondFactorAt?: number) =>
    auth.client(SecondFactorServiceService, { ...identity, ...(secondFactorAt !== undefined && { secondFactorAt }) });
  return { ...member, role, as };
};

export type StaffMember = Awaited<ReturnType<typeof aStaffMember>>;

/** Sets up an authenticator app. */
export const setUpTotp = async ({ as, visitor }: StaffMember, clock: Pick<Clock, 'now'>) => {
  const own = as();
  const { token, secret } = await own.beginTotp({ password: goodPassword, visitor });
  return { secret, ...(await own.confirmTotp({ token, code: codeOf(secret, clock), visitor })) };
};

/** A sign-in up to the challenge for the second factor. */
export const ask = async (auth: Auth, email: string, visitor: Visitor) => {
  const { member, secondFactor } = await auth.bff.signIn({ email, password: goodPassword, visitor });
  if (member || !secondFactor) throw new Error('a second factor was expected to be asked for');
  return secondFactor;
};
