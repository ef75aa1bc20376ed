/** What a restored order does not explain, and why it is in review. */
export const refundFinding = (transaction: string): string => `refund ${transaction} is unexplained`;

export const returnFinding = (returnNo: string): string => `return ${returnNo} was processed`;
