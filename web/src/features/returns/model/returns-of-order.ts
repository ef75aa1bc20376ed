import { fromDollars, toDollars } from '@southline/kernel/money';
import type { ReturnTable } from '@southline/rest/types';

export type ShownReturn = { number: string; rows: readonly [ReturnTable, ...ReturnTable[]]; total: number };

/** A declined item and an item of a declined return are not refunded. */
export const isRefunded = ({ status, returnResponse }: ReturnTable): boolean =>
  status !== 'Declined' && returnResponse !== 'Request Declined';

/** The dealer has asked, and the buyer has not answered. */
export const isAskedAgain = ({ status, returnResponse }: ReturnTable): boolean =>
  status === 'Pending' && returnResponse === 'Request For More Info';

export const isApproved = ({ returnResponse }: ReturnTable): boolean => returnResponse === 'Request Approved';

/** While the return is open, the state of the line's answer; afterwards the return's state, except for a declined line. */
export const stateOfRow = ({ status, returnResponse }: ReturnTable): string =>
  status === 'Pending' || returnResponse === 'Request Declined' ? returnResponse : '';

/** The refund of the rows, including the delivery fee, less what is kept back for free parts. */
const refundOf = (rows: readonly [ReturnTable, ...ReturnTable[]]): number =>
  toDollars(
    rows
      .filter(isRefunded)
      .reduce(
        (sum, { totalListPrice }) => sum + fromDollars(totalListPrice),
        fromDollars(rows[0].deliveryRefund) - fromDollars(rows[0].freePartKept),
      ),
  );

/** The returns of an order, each with its lines, in the given order. */
export const ofOrder = (rows: readonly ReturnTable[]): ShownReturn[] => {
  const numbers = [...new Set(rows.map(({ returnOrderNumber }) => returnOrderNumber))];
  return numbers.flatMap((number) => {
    const [first, ...rest] = rows.filter(({ returnOrderNumber }) => returnOrderNumber === number);
    return first ? { number, rows: [first, ...rest] as const, total: refundOf([first, ...rest]) } : [];
  });
};
