import { tooManyAttempts } from '../domain/errors.ts';
import { knowsDevice, type Member } from '../domain/member.ts';
import type { Ports } from '../domain/ports.ts';
import type { Visitor } from '../domain/visitor.ts';

const minute = 60_000;
const limit = 'global';
const key = 'sign-in';

type Needs = Pick<Ports, 'throttle' | 'limits' | 'clock'>;

/** Throws too_many_attempts when all unknown devices together have used up this minute, as far as this process knows. */
export const refuseUsedUp = ({ throttle, clock }: Needs): void => {
  const wait = throttle.usedUpFor(limit, key, minute, clock.now());
  if (wait > 0) throw tooManyAttempts(wait);
};

/**
 * Counts a try of an account's password before it is made; answers what takes it back when the password was right. A browser
 * that the account was used with has failures of its own, so that strangers who guess cannot keep the holder out; everybody
 * else shares the account's, and the limits of their address and of all together. Unknown addresses are counted like known
 * ones. Throws too_many_attempts.
 */
export const admitSignIn =
  ({ throttle, limits: { signIn }, clock }: Needs) =>
  async (account: string, { clientAddress, deviceHash }: Visitor, member: Member | undefined) => {
    const now = clock.now();
    if (member && knowsDevice(member, deviceHash)) {
      const device = `${account} ${deviceHash}`;
      await throttle.take('device', device, signIn.account, now);
      return () => throttle.forget('device', device);
    }
    await throttle.take('address', clientAddress, signIn.address, now);
    await throttle.take('account', account, signIn.account, now);
    const giveBackAddress = () => throttle.giveBack('address', clientAddress, now);
    const wait = await throttle.countWithin(limit, key, signIn.failuresPerMinute, minute, now);
    if (wait > 0) {
      await Promise.all([giveBackAddress(), throttle.giveBack('account', account, now)]);
      throw tooManyAttempts(wait);
    }
    return async () => {
      await Promise.all([
        giveBackAddress(),
        throttle.forget('account', account),
        throttle.uncount(limit, key, minute, now),
      ]);
    };
  };
