import { type Finding, finding } from '../finding.ts';
import type { Remains } from '../sources/closed-members.ts';

/** A closed account has no personal data left, except in open orders and returns and in documents that tax law requires. */
export const closedMembersAreForgotten = (remains: readonly Remains[]): Finding => {
  const found = finding('closed accounts are forgotten');
  for (const { membershipNo, place, count } of remains)
    found.expect(count === 0, `${membershipNo}: ${count} in ${place}`);
  return found.result();
};
