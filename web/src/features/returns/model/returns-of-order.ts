import { fromDollars, toDollars } from '@southline/kernel/money';
import type { ReturnTable } from '@southline/rest/types';

export type ShownReturn = { number: string; rows: readonly [ReturnTable, ...ReturnTable[]]; total: number };

/** What goes back for them: nothing for an item that was declined, or of a return that was. */
const refundOf = (rows: readonly ReturnTable[]): number =>
  toDollars(
    rows
      .filter(({ status, returnResponse }) => status !== 'Declined' && returnResponse !== 'Request Declined')
      .reduce((sum, { totalListPrice }) => sum + fromDollars(totalListPrice), 0),
  );

/** The returns of an order, each with its lines, in the order in which they come. */
export const ofOrder = (rows: readonly ReturnTable[]): ShownReturn[] => {
  const numbers = [...new Set(rows.map(({ returnOrderNumber }) => returnOrderNumber))];
  return numbers.flatMap((number) => {
    const [first, ...rest] = rows.filter(({ returnOrderNumber }) => returnOrderNumber === number);
    return first ? { number, rows: [first, ...rest] as const, total: refundOf([first, ...rest]) } : [];
  });
};
