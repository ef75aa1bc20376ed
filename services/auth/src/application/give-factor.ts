import type { Learn } from '@southline/kernel/security-event';
import { codeWrong, invalidToken } from '../domain/errors.ts';
import { knowsDevice, type Member } from '../domain/member.ts';
import type { Change, Ports } from '../domain/ports.ts';
import { type Challenge, type SecondFactor, withoutCode, withStep } from '../domain/second-factor.ts';
import type { Visitor } from '../domain/visitor.ts';
import { changeMember } from './change-member.ts';

/** A code of the app, or a recovery code. */
export interface Given {
  readonly code: string;
}

/**
 * Counts a try of a code before it is made; returns a function that forgets the failures. As with passwords, a browser that
 * was used with the account has its own count.
 */
const admitCode = async (
  { throttle, limits }: Pick<Ports, 'throttle' | 'limits'>,
  member: Member,
  { deviceHash }: Visitor,
) => {
  const known = knowsDevice(member, deviceHash);
  const [limit, key] = known
    ? ['factor-device', `${member.membershipNo} ${deviceHash}`]
    : ['factor', member.membershipNo];
  await throttle.take(limit, key, limits.signIn.account);
  return () => throttle.forget(limit, key);
};

const appCode = /^\d{6}$/;

/** The factor after this use; undefined: what was given is wrong, or was used. */
const used = (
  { totps, clock }: Pick<Ports, 'totps' | 'clock'>,
  { membershipNo, secondFactor }: Member,
  { code }: Given,
): SecondFactor | undefined => {
  if (!secondFactor) return undefined;
  const digits = code.replace(/\s/g, '');
  if (!appCode.test(digits)) return withoutCode(secondFactor, code);
  const { totp } = secondFactor;
  return totp && withStep(secondFactor, totps.stepOf(totp.secret, membershipNo, digits, clock.now()));
};

interface Answer {
  readonly challenge: Challenge;
  readonly given: Given;
  readonly visitor: Visitor;
}

/** Checks the second factor; `also` is changed with it. Each code and each question count once, also when many come at once. */
export const giveFactor = async (
  ports: Ports,
  { challenge, given, visitor }: Answer,
  learn: Learn,
  also: (member: Member) => Pick<Change, 'member' | 'events'> = (member) => ({ member }),
): Promise<Member> => {
  const found = await ports.accounts.find(challenge.membershipNo);
  learn({ account: challenge.membershipNo, role: found?.userType });
  if (!found || found.disabledAt) throw invalidToken();
  const succeeded = await admitCode(ports, found, visitor);
  const { outcome, member } = await changeMember(ports, found, (current) => {
    if (current.credentialVersion !== challenge.credentialVersion) throw invalidToken();
    const secondFactor = used(ports, current, given);
    if (!secondFactor) throw codeWrong();
    return { ...also({ ...current, secondFactor }), answered: challenge };
  });
  if (outcome !== 'done') throw invalidToken();
  await succeeded();
  return member;
};
