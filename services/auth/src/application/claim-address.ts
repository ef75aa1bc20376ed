import type { Committed, Ports } from '../domain/ports.ts';

/** Gives an account an address. The mailbox is this member's: anyone who registered with it and never answered its mail is not its holder. */
export const claimAddress = async (
  { accounts }: Pick<Ports, 'accounts'>,
  email: string,
  commit: () => Promise<{ readonly outcome: Committed }>,
): Promise<Committed> => {
  const { outcome } = await commit();
  if (outcome !== 'taken' || !(await accounts.removeUnverified(email))) return outcome;
  return (await commit()).outcome;
};
