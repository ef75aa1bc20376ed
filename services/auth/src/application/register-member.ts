import type { AccountRequest } from '../domain/account-job.ts';
import { type Member, registeredIn, unverifiedLifeMs } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import { noOrderDefaults } from '../domain/order-defaults.ts';
import type { Change, Ports } from '../domain/ports.ts';
import { newRequest } from './one-time-requests.ts';

type SignUp = Extract<AccountRequest, { kind: 'sign-up' }>;

const profileOf = ({
  profile,
  businessName = '',
}: Pick<SignUp, 'profile' | 'businessName'>): Pick<Member, 'profile' | 'orderDefaults'> => ({
  profile,
  ...(businessName && { orderDefaults: { ...noOrderDefaults, businessName } }),
});

const freshMember = (
  membershipNo: string,
  { email, passwordHash, deviceHash, ...registration }: SignUp,
  now: Date,
): Member => ({
  membershipNo,
  userType: 'Member',
  email,
  ...profileOf(registration),
  passwordHash,
  credentialVersion: 1,
  version: 0,
  createdAt: now,
  unverifiedUntil: new Date(now.getTime() + unverifiedLifeMs),
  devices: [],
  signUpDevice: deviceHash || undefined,
});

/**
 * A second registration of an unverified address. From the same browser it is a correction. From another one the service
 * cannot know which person owns the mailbox: neither password is valid, and the mailed link asks for a new one.
 */
const registeredAgain = (known: Member, request: SignUp, now: Date): Member => {
  const { passwordHash, deviceHash } = request;
  const unverifiedUntil = new Date(now.getTime() + unverifiedLifeMs);
  if (registeredIn(known, deviceHash))
    return { ...known, orderDefaults: undefined, ...profileOf(request), passwordHash, unverifiedUntil };
  return { ...known, passwordHash: undefined, signUpDevice: undefined, unverifiedUntil };
};

const decide = (ports: Ports, known: Member | undefined, no: string, request: SignUp): Change | undefined => {
  const now = ports.clock.now();
  if (known?.disabledAt) return undefined;
  if (known?.verifiedAt) {
    const event = { requestId: ports.ids.next(), addressee: addresseeOf(known, request.locale) };
    return { member: known, events: [{ kind: 'registration-repeated', ...event }] };
  }
  const member = known ? registeredAgain(known, request, now) : freshMember(no, request, now);
  const verification = newRequest(ports, 'verification', member);
  const event = { requestId: verification.requestId, addressee: addresseeOf(member, request.locale) };
  return { member, isNew: !known, request: verification, events: [{ kind: 'member-registered', ...event }] };
};

/** Turns a registration into a member and a mail, or into a mail to the existing holder of the address. */
export const registerMember =
  (ports: Ports) =>
  async (jobId: string, request: SignUp): Promise<void> => {
    for (;;) {
      const known = await ports.accounts.findByEmail(request.email);
      const change = decide(ports, known, known?.membershipNo ?? (await ports.numbers.next()), request);
      if (!change) return ports.accounts.finishJob(jobId);
      const outcome = await ports.accounts.commit({ ...change, finishedJob: jobId }, ports.clock.now());
      if (outcome === 'done' || outcome === 'spent') return;
    }
  };
