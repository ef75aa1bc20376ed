/** Facts of an order that nothing explains after a restore. They put the order into review. */
export const refundFinding = (transaction: string): string => `refund ${transaction} is unexplained`;

export const returnFinding = (returnNo: string): string => `return ${returnNo} was processed`;
