import { noSuchAccount } from '../domain/errors.ts';
import type { Member } from '../domain/member.ts';
import type { Ports } from '../domain/ports.ts';

/** The account of a signed-in caller. */
export const openAccount = async ({ accounts }: Pick<Ports, 'accounts'>, membershipNo: string): Promise<Member> => {
  const member = await accounts.find(membershipNo);
  if (!member || member.disabledAt) throw noSuchAccount();
  return member;
};
