import { creditOfReturn, type OrderCredit } from '@southline/kernel/credit';
import { type Cents, fromDollars, toDollars } from '@southline/kernel/money';
import { readCount } from '@southline/kernel/read-count';
import { DEFECTIVE, mayExchange } from '@southline/kernel/returns';
import type { Body, Data } from '@southline/rest/types';
import type { Problem, Problems } from '../../../shared/forms/rules.ts';
import { problems } from '../messages.ts';

export type ReturnableLine = Data<'return/get-return-order-info'>['table'][number];
export type RequestItem = Body<'return/create-return-order-item'>['returnItems'][number];

/** The typed fields of a line; the form holds each as `<line>:<part>`. */
export const parts = ['reason', 'quantity', 'note', 'file', 'exchangeWanted', 'exchange', 'exchangeQuantity'] as const;
export type Part = (typeof parts)[number];
export type Values = Readonly<Record<string, string>>;

export const nameOf = ({ shoppingCartID }: Pick<ReturnableLine, 'shoppingCartID'>, part: Part): string =>
  `${shoppingCartID}:${part}`;

/** Lines with nothing left to return are not shown. */
export const returnable = (lines: readonly ReturnableLine[]): ReturnableLine[] =>
  lines.filter(({ remainingQuantity }) => remainingQuantity > 0);

export const emptyValues = (lines: readonly ReturnableLine[]): Record<string, string> =>
  Object.fromEntries(lines.flatMap((line) => parts.map((part) => [nameOf(line, part), part === 'reason' ? '0' : ''])));

/** A text that is no count of units is no quantity; the check refuses it. */
const countOf = (typed: string): number => readCount(typed) ?? 0;

const typedOf = (values: Values, line: ReturnableLine) => ({
  reason: Number(values[nameOf(line, 'reason')] ?? 0),
  quantity: countOf(values[nameOf(line, 'quantity')] ?? ''),
  note: values[nameOf(line, 'note')] ?? '',
  file: values[nameOf(line, 'file')] ?? '',
  exchange: values[nameOf(line, 'exchange')] ?? '',
  exchangeQuantity: countOf(values[nameOf(line, 'exchangeQuantity')] ?? ''),
});

/** At most the remaining quantity. A text that is no count stays as typed, and the check refuses it. */
export const cleanQuantity =
  (remaining: number) =>
  (typed: string): string =>
    (readCount(typed) ?? 0) > remaining ? String(remaining) : typed;

/** Whether a reason creates an item; a defective part does not. */
export const makesItem = (reason: number): boolean => reason > 0 && reason !== DEFECTIVE;

/** Whether another part is wanted instead of the line's. */
export const isExchange = (values: Values, line: ReturnableLine): boolean =>
  values[nameOf(line, 'exchangeWanted')] === 'yes';

/**
 * The kind of a part for a search: its description up to the first word with a digit. The whole description would find only
 * this part.
 */
export const kindOf = (description: string): string => {
  const words = description.split(/\s+/);
  const size = words.findIndex((word) => /\d/.test(word));
  return size > 0 ? words.slice(0, size).join(' ') : description;
};

const problemsOfLine = (values: Values, line: ReturnableLine): [string, Problem | undefined][] => {
  const { reason, quantity, note, exchange, exchangeQuantity } = typedOf(values, line);
  if (!makesItem(reason)) return [];
  const typed = values[nameOf(line, 'quantity')] ?? '';
  const wrong = /^0*$/.test(typed.trim()) ? problems.quantity : problems.wholeQuantity;
  return [
    [nameOf(line, 'quantity'), quantity > 0 ? undefined : wrong],
    [nameOf(line, 'note'), note.trim() ? undefined : problems.notes],
    ...(isExchange(values, line) && mayExchange(reason)
      ? ([
          [nameOf(line, 'exchange'), exchange ? undefined : problems.exchange],
          [nameOf(line, 'exchangeQuantity'), exchangeQuantity > 0 ? undefined : problems.quantity],
        ] satisfies [string, Problem | undefined][])
      : []),
  ];
};

export const checkLines =
  (lines: readonly ReturnableLine[]) =>
  (values: Values): Problems<string> =>
    Object.fromEntries(lines.flatMap((line) => problemsOfLine(values, line)));

export const hasReason = (values: Values, lines: readonly ReturnableLine[]): boolean =>
  lines.some((line) => typedOf(values, line).reason > 0);

/** The refund of a filled-in line, and its price without vouchers. */
export const refundOfLine = (values: Values, line: ReturnableLine): { refund: Cents; list: Cents } => {
  const { reason, quantity } = typedOf(values, line);
  if (!makesItem(reason) || quantity === 0) return { refund: 0, list: 0 };
  return {
    refund: fromDollars(line.refundValues[quantity - 1] ?? 0),
    list: fromDollars(line.lisT$) * quantity,
  };
};

/** A refund in cents as the page shows it, in dollars. */
export const splitOf = (total: Cents, gst: Cents) => ({
  subtotal: toDollars(total - gst),
  gst: toDollars(gst),
  total: toDollars(total),
});

/** The refund of all filled-in lines together, in dollars. `kept`: deducted for free parts; negative: added. */
export const refundOf = (values: Values, lines: readonly ReturnableLine[], credit: OrderCredit) => {
  const all = lines.map((line) => refundOfLine(values, line));
  const sum = (name: 'refund' | 'list') => all.reduce((total, each) => total + each[name], 0);
  const units = lines
    .map((line) => ({ lineId: line.shoppingCartID, ...typedOf(values, line) }))
    .filter(({ reason }) => makesItem(reason));
  const { refundCents, gstCents, keptCents } = creditOfReturn(credit, units, sum('refund'));
  return {
    ...splitOf(refundCents, gstCents),
    kept: toDollars(keptCents),
    share: toDollars(sum('list') - sum('refund')),
  };
};

/** Lines with a reason; a defective part goes without quantity, note and file. */
export const toReturnItems = (values: Values, lines: readonly ReturnableLine[], memberno: string): RequestItem[] =>
  lines.flatMap((line) => {
    const { reason, quantity, note, file, exchange, exchangeQuantity } = typedOf(values, line);
    if (reason === 0) return [];
    const item = makesItem(reason);
    return {
      orderID: line.orderid,
      shoppingCartID: line.shoppingCartID,
      returnQuantity: item ? quantity : 0,
      UnitPrice: line.lisT$,
      returnReason: reason,
      userMsg: item ? note.trim() : '',
      memberno,
      fileurl: item ? file : '',
      ...(isExchange(values, line) &&
        mayExchange(reason) && { exchangeFor: { productNr: exchange, quantity: exchangeQuantity } }),
    };
  });
