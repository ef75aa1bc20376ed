import { type Finding, finding } from '../finding.ts';
import type { JoinedOrder } from '../sources/joined-orders.ts';

/** An order that moved to an account belongs to its member in each service. */
export const joinedOrdersHaveOneOwner = (joined: readonly JoinedOrder[]): Finding => {
  const found = finding('orders that moved to an account have one owner');
  for (const { orderNo, owner, others } of joined) {
    found.expect(owner.startsWith('member:'), `${orderNo}: of ${owner}`);
    for (const other of others) found.expect(other.owner === owner, `${orderNo}: of another owner in ${other.service}`);
  }
  return found.result();
};
