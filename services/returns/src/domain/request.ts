import type { Fitting, PartFacts } from '@southline/kernel/part-facts';
import { maxQuantity } from '@southline/kernel/quantity';
import type { PaidLine } from '@southline/kernel/refund';
import { DEFECTIVE, longestReturnNote, mayExchange } from '@southline/kernel/returns';
import { returnsEnd } from '@southline/kernel/returns-end';
import { invalid, notDelivered, periodOver, requestPending } from './errors.ts';
import type { OrderOfReturn, Reason } from './return-order.ts';
import { countOf, type Units } from './units.ts';

/** A line of an order, with its delivered units. */
export interface OrderLine {
  readonly lineId: string;
  readonly part: PartFacts;
  readonly fitting: Fitting;
  /**
   * The delivered units, which are the first units of the line. The other units wait, are in transit or were cancelled.
   */
  readonly quantity: number;
  readonly ordered: number;
  readonly priceCents: number;
  /** The voucher discount of all ordered units together. */
  readonly discountCents: number;
}

/** The line as it was paid. It includes cancelled units, because each unit keeps its share of the discount. */
export const paidLine = ({ priceCents: price, ordered: quantity, discountCents: discount }: OrderLine): PaidLine => ({
  price,
  quantity,
  discount,
});

/** An order in the form that the orders service returns. */
export interface ReturnableOrder extends OrderOfReturn {
  /** Empty for a guest's order. */
  readonly membershipNo: string;
  /** Whether any unit was delivered. */
  readonly delivered: boolean;
  /** The lines with delivered units. */
  readonly lines: readonly OrderLine[];
}

export interface RequestedLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly reason: number;
  readonly message: string;
  readonly fileName: string;
  /** The part that the buyer wants instead; absent: none. */
  readonly exchangeFor?: { readonly partNo: string; readonly quantity: number } | undefined;
}

/** A request that may become an item. */
export interface AcceptedLine extends RequestedLine {
  readonly reason: Reason;
  readonly line: OrderLine;
}

export const mostLines = 200;

/** Why goods of the order cannot be returned now; `open`: an item of it waits for an answer. */
export const refusalOf = (order: ReturnableOrder, open: boolean, now: Date) => {
  if (!order.delivered) return notDelivered();
  if (now >= returnsEnd(order.orderedAt, order.region)) return periodOver();
  return open ? requestPending() : undefined;
};

const isReason = (reason: number): reason is Reason => reason === 1 || reason === 2 || reason === 3;

const field = (lineId: string, name: string) => `${lineId}.${name}`;

const exchangeProblem = ({ reason, exchangeFor }: RequestedLine) => {
  if (!exchangeFor) return undefined;
  const { partNo, quantity } = exchangeFor;
  if (!mayExchange(reason)) return 'An exchange is for an incorrect part or quantity.';
  if (partNo.trim() === '') return 'Part number is required.';
  return Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= maxQuantity ? undefined : 'Invalid Quantity';
};

const problemsOf = (order: ReturnableOrder, lines: readonly RequestedLine[]): Record<string, string> => {
  const problems: Record<string, string> = {};
  for (const [index, wanted] of lines.entries()) {
    const { lineId, quantity, reason, message } = wanted;
    const line = order.lines.find((one) => one.lineId === lineId);
    const again = lines.findIndex((one) => one.lineId === lineId) < index;
    if (!line || again)
      problems[field(lineId, 'shoppingCartID')] = again ? 'Each line once.' : 'There is no such line.';
    const exchange = exchangeProblem(wanted);
    if (exchange) problems[field(lineId, 'exchangeFor')] = exchange;
    if (reason === DEFECTIVE) continue;
    if (!isReason(reason)) problems[field(lineId, 'returnReason')] = 'Reason is required.';
    if (!Number.isSafeInteger(quantity) || quantity < 1 || (line && quantity > line.quantity))
      problems[field(lineId, 'returnQuantity')] = 'Invalid Quantity';
    if (message.trim() === '') problems[field(lineId, 'userMsg')] = 'Notes is required.';
    else if (message.length > longestReturnNote)
      problems[field(lineId, 'userMsg')] = `A note has ${longestReturnNote} characters at most.`;
  }
  return problems;
};

/** The lines that become items, and those reported as defective. Throws the errors of the form. */
export const accept = (order: ReturnableOrder, lines: readonly RequestedLine[]) => {
  if (lines.length === 0 || lines.length > mostLines)
    throw invalid({ returnItems: `Name 1 to ${mostLines} lines of the order.` });
  const problems = problemsOf(order, lines);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const items: AcceptedLine[] = [];
  const defects: OrderLine[] = [];
  for (const wanted of lines) {
    const line = order.lines.find(({ lineId }) => lineId === wanted.lineId);
    if (!line) continue;
    if (isReason(wanted.reason)) items.push({ ...wanted, reason: wanted.reason, line });
    else defects.push(line);
  }
  return { items, defects };
};

/** Throws if fewer units were left for a line than requested. */
export const checkTaken = (taken: readonly { readonly wanted: AcceptedLine; readonly units: readonly Units[] }[]) => {
  const short = taken.filter(({ wanted, units }) => countOf(units) < wanted.quantity);
  if (short.length === 0) return;
  throw invalid(
    Object.fromEntries(
      short.map(({ wanted, units }) => [
        field(wanted.lineId, 'returnQuantity'),
        `${countOf(units)} of ${wanted.line.part.partNo} can still be returned.`,
      ]),
    ),
  );
};
