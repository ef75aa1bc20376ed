import type { Committed, Ports } from '../domain/ports.ts';

/**
 * Assigns an address to an account whose member has proven to own the mailbox. An unverified registration with the same
 * address is removed.
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
