import type { Committed, Ports } from '../domain/ports.ts';

/**
 * Gives an account an address. This member owns the mailbox: a person who registered with the address and never answered its
 * mail does not.
 */
export const claimAddress = async (
  { accounts }: Pick<Ports, 'accounts'>,
  email: string,
  commit: () => Promise<{ readonly outcome: Committed }>,
): Promise<Committed> => {
  const { outcome } = await commit();
  if (outcome !== 'taken' || !(await accounts.removeUnverified(email))) return outcome;
  return (await commit()).outcome;
};
