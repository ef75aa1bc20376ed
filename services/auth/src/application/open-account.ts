import { invalidCredentials, noSuchAccount } from '../domain/errors.ts';
import type { Member } from '../domain/member.ts';
import { type Ports, priority } from '../domain/ports.ts';

const limit = 'change';

/** Asks the signed-in person for the password again; guesses are throttled like sign-ins. Throws invalid_credentials. */
export const provePassword = async (
  { passwords, hashQueue, throttle, limits }: Pick<Ports, 'passwords' | 'hashQueue' | 'throttle' | 'limits'>,
  { membershipNo, passwordHash }: Member,
  password: string,
): Promise<void> => {
  const { right } = await hashQueue.run(priority.knownDevice, async () => {
    await throttle.take(limit, membershipNo, limits.signIn.account);
    return passwords.verify(passwordHash, password);
  });
  if (!right) throw invalidCredentials();
  await throttle.forget(limit, membershipNo);
};

/** The account of a signed-in caller. */
export const openAccount = async ({ accounts }: Pick<Ports, 'accounts'>, membershipNo: string): Promise<Member> => {
  const member = await accounts.find(membershipNo);
  if (!member || member.disabledAt) throw noSuchAccount();
  return member;
};
