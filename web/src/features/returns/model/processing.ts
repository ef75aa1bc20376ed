import { fromDollars, toDollars } from '@southline/kernel/money';
import { type Check, required } from '../../../shared/forms/rules.ts';
import type { ProcessLine, ReturnToProcess } from '../api/process-query.ts';
import type { Processing } from '../api/return-calls.ts';
import { problems } from '../messages.ts';

/** What is chosen of a line stands in the form under this name; the note beside it. */
export const stockName = ({ shoppingCartID }: Pick<ProcessLine, 'shoppingCartID'>): string => `${shoppingCartID}:stock`;
export const NOTE = 'dealerNotes';

/** As it was decided; empty before. */
export const decided = ({ summary, lines }: ReturnToProcess): Record<string, string> => ({
  ...Object.fromEntries(lines.map((line) => [stockName(line), line.includeinStock])),
  [NOTE]: summary.dealerNotes,
});

export const checkProcessing =
  (lines: readonly ProcessLine[]): Check<string> =>
  (values) => ({
    ...Object.fromEntries(
      lines.map((line) => [stockName(line), values[stockName(line)] ? undefined : problems.backInStock]),
    ),
    [NOTE]: required(values[NOTE] ?? '', problems.dealerNote),
  });

/** As the call takes it: C completes, D declines; the choice stands on every line, also of D. */
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
  })),
});

/** What goes back: lines add up in cents; nothing of a return that was declined. In dollars, as calls have them. */
export const totalOf = ({ summary, lines }: ReturnToProcess): number =>
  summary.status === 'Declined'
    ? 0
    : toDollars(lines.reduce((sum, { totalTradeClub }) => sum + fromDollars(totalTradeClub), 0));

/** "$0.00", also of another currency sign, is a price on application (spec §2). */
export const isZeroPrice = (text: string): boolean => /\d/.test(text) && !/[1-9]/.test(text);
