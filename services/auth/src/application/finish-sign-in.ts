import type { Learn } from '@southline/kernel/security-event';
import type { Member } from '../domain/member.ts';
import type { Ports } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';
import { challengeOf } from './ask-factor.ts';
import { type Given, giveFactor } from './give-factor.ts';
import { signedIn } from './sign-in.ts';

export interface FinishSignIn {
  readonly token: string;
  readonly given: Given;
  readonly visitor: Visitor;
}

/** The second step of a sign-in. */
export const finishSignIn =
  (ports: Ports) =>
  async ({ token, given, visitor }: FinishSignIn, learn: Learn): Promise<Member> => {
    const challenge = await challengeOf(ports, token, 'sign-in', visitor);
    return giveFactor(ports, { challenge, given, visitor }, learn, signedIn(ports, visitor));
  };
