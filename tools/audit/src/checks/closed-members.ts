import { type Finding, finding } from '../finding.ts';
import type { Remains } from '../sources/closed-members.ts';

/** Of a closed account nothing personal is left, except what has not ended and what tax law wants kept. */
export const closedMembersAreForgotten = (remains: readonly Remains[]): Finding => {
  const found = finding('closed accounts are forgotten');
  for (const { membershipNo, place, count } of remains)
    found.expect(count === 0, `${membershipNo}: ${count} in ${place}`);
  return found.result();
};
