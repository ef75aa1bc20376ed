import { type Cents, fromDollars, gstOf, toDollars } from '@southline/kernel/money';
import { INCORRECT_PART, isOurMistake } from '@southline/kernel/returns';
import { type Check, required } from '../../../shared/forms/rules.ts';
import type { ProcessLine, ReturnToProcess } from '../api/process-query.ts';
import type { Processing } from '../api/return-calls.ts';
import { problems } from '../messages.ts';

/** The form field of a line's choice; the note has its own field. */
export const stockName = ({ shoppingCartID }: Pick<ProcessLine, 'shoppingCartID'>): string => `${shoppingCartID}:stock`;
/** The form field for an incorrect part: whether the shop sent the wrong part. */
export const wrongName = ({ shoppingCartID }: Pick<ProcessLine, 'shoppingCartID'>): string => `${shoppingCartID}:wrong`;
export const NOTE = 'dealerNotes';

/** A refund above this, in dollars, is confirmed with its sum. */
export const SECOND_LOOK = 500;

/** The decision as form values; empty before it. */
export const decided = ({ summary, lines }: ReturnToProcess): Record<string, string> => ({
  ...Object.fromEntries(lines.map((line) => [stockName(line), line.includeinStock])),
  ...Object.fromEntries(
    lines.filter(({ wrongPartSent }) => wrongPartSent).map((line) => [wrongName(line), line.wrongPartSent]),
  ),
  [NOTE]: summary.dealerNotes,
});

/** Goods go back in stock only after a refund. The goods of a declined return may never have arrived. */
export const checkProcessing =
  (lines: readonly ProcessLine[], actionCode: () => 'C' | 'D'): Check<string> =>
  (values) => ({
    ...Object.fromEntries(
      lines.map((line) => [
        stockName(line),
        actionCode() === 'D' || values[stockName(line)] ? undefined : problems.backInStock,
      ]),
    ),
    [NOTE]: required(values[NOTE] ?? '', problems.dealerNote),
  });

/** The body of the call: C completes, D declines. The choice is sent for every line, also for D: "No" unless it was made. */
export const toProcessing = (
  values: Readonly<Record<string, string>>,
  { summary, lines }: ReturnToProcess,
  actionCode: 'C' | 'D',
): Processing => ({
  returnOrderNo: summary.returnOrderNo,
  actionCode,
  dealerNotes: (values[NOTE] ?? '').trim(),
  lines: lines.map((line) => ({
    shoppingCartID: line.shoppingCartID,
    includeinStock: values[stockName(line)] === 'Yes' ? 'Yes' : 'No',
    ...(values[wrongName(line)] === 'Yes' && { wrongPartSent: 'Yes' as const }),
  })),
});

/** Only an incorrect part needs a verdict on whose mistake it was. */
export const needsVerdict = ({ returnReason }: Pick<ProcessLine, 'returnReason'>): boolean =>
  returnReason === INCORRECT_PART;

type Values = Readonly<Record<string, string>>;

/** The delivery fee that is refunded, in dollars; while the return is pending, it follows the verdicts in the form. */
export const deliveryOf = ({ summary, lines }: ReturnToProcess, values: Values): number => {
  if (summary.status !== 'Pending') return summary.deliveryRefund;
  const ours = lines
    .filter(({ tradeClub }) => dollarsIn(tradeClub) !== 0)
    .every((line) => isOurMistake({ reason: line.returnReason, wrongPartSent: values[wrongName(line)] === 'Yes' }));
  return ours ? summary.deliveryAtStake : 0;
};

/** The refund in dollars, as the calls have it, summed in cents. A declined return has none. */
export const totalOf = (toProcess: ReturnToProcess, values: Values = {}): number =>
  toProcess.summary.status === 'Declined'
    ? 0
    : toDollars(
        toProcess.lines.reduce(
          (sum, { totalTradeClub }) => sum + fromDollars(totalTradeClub),
          fromDollars(deliveryOf(toProcess, values)) - fromDollars(toProcess.summary.freePartKept),
        ),
      );

/** The GST in the refund, in cents: of the credit note of the return, and of the one of the delivery fee. */
export const gstOfTotal = (toProcess: ReturnToProcess, values: Values = {}): Cents =>
  fromDollars(toProcess.summary.refundGst) + gstOf(fromDollars(deliveryOf(toProcess, values)));

/** "$1,234.50" as a number. Zero means a price on application. */
export const dollarsIn = (text: string): number => Number(text.replace(/[^\d.]/g, ''));
