import { tooManyAttempts } from '../domain/errors.ts';
import { knowsDevice, type Member } from '../domain/member.ts';
import type { Ports } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';

const minute = 60_000;
const limit = 'global';
const key = 'sign-in';

type Needs = Pick<Ports, 'throttle' | 'limits'>;

/**
 * Throws too_many_attempts if all unknown devices together have used up the attempts of this minute. Each process counts its
 * own.
 */
export const refuseUsedUp = ({ throttle }: Pick<Ports, 'throttle'>): void => {
  const wait = throttle.usedUpFor(limit, key);
  if (wait > 0) throw tooManyAttempts(wait);
};

/**
 * Counts a try of an account's password before it is made; returns a function that takes it back if the password was right. A
 * browser that was used with the account has its own count, so that strangers' guesses cannot lock out the holder. All others
 * share the account's count, the limit of their address and a global limit. Unknown addresses are counted like known ones.
 * Throws too_many_attempts.
 */
export const admitSignIn =
  ({ throttle, limits: { signIn } }: Needs) =>
  async (account: string, { clientAddress, deviceHash }: Visitor, member: Member | undefined) => {
    if (member && knowsDevice(member, deviceHash)) {
      const device = `${account} ${deviceHash}`;
      await throttle.take('device', device, signIn.account);
      return () => throttle.forget('device', device);
    }
    await throttle.take('address', clientAddress, signIn.address);
    await throttle.take('account', account, signIn.account);
    const giveBackAddress = () => throttle.giveBack('address', clientAddress);
    const wait = await throttle.countWithin(limit, key, signIn.failuresPerMinute, minute);
    if (wait > 0) {
      await Promise.all([giveBackAddress(), throttle.giveBack('account', account)]);
      throw tooManyAttempts(wait);
    }
    return async () => {
      await Promise.all([giveBackAddress(), throttle.forget('account', account), throttle.uncount(limit, key, minute)]);
    };
  };
