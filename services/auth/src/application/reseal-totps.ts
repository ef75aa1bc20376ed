import type { Ports } from '../domain/ports.ts';
import { changeMember } from './change-member.ts';

/** Encrypts the secrets of apps with the current key, so that the one before it can be dropped. */
export const resealTotps = async (ports: Pick<Ports, 'accounts' | 'clock' | 'totps'>): Promise<void> => {
  for (const member of await ports.accounts.withTotp()) {
    const { totp } = member.secondFactor ?? {};
    if (!totp || ports.totps.resealed(totp.secret, member.membershipNo) === undefined) continue;
    await changeMember(ports, member, (current) => {
      const { secondFactor } = current;
      const now = secondFactor?.totp;
      const secret = now && ports.totps.resealed(now.secret, current.membershipNo);
      if (!now || secret === undefined) return { member: current };
      return { member: { ...current, secondFactor: { ...secondFactor, totp: { ...now, secret } } } };
    });
  }
};
