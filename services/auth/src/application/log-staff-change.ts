import type { Ports } from '../domain/ports.ts';

/** The commands that change staff run outside of the service, so their records come to the security log from here. */
export const logStaffChange = async ({ accounts, securityLog }: Pick<Ports, 'accounts' | 'securityLog'>) => {
  const change = await accounts.takeUnloggedChange();
  if (!change) return false;
  const { action, membershipNo, userType, by, at } = change;
  const who = { account: membershipNo, role: userType, by, at: at.toISOString() };
  securityLog({ event: `account-${action}`, outcome: 'done', ...who });
  return true;
};
