import type { Finding, Order } from './order.ts';
import type { OrderChange } from './ports.ts';

/** The review that the open findings cause. A capture of another amount keeps its own review. */
const reviewed = ({ reviewCents }: Order, findings: readonly Finding[]): OrderChange['set'] => {
  const open = findings.filter(({ closed }) => !closed).map(({ what }) => what);
  const review = open.length > 0 ? open.join('; ') : undefined;
  return { findings, ...(reviewCents === undefined && { review }) };
};

/** Puts the order into review. Undefined if it has these findings already, closed ones included. */
export const foundChange = (order: Order, whats: readonly string[]): OrderChange | undefined => {
  const { findings = [] } = order;
  const fresh = [...new Set(whats)].filter((what) => !findings.some((known) => known.what === what));
  if (fresh.length === 0) return undefined;
  return { set: reviewed(order, [...findings, ...fresh.map((what) => ({ what }))]) };
};

/** Closes findings, which ends the review with the last open one. Undefined if none of them is open. */
export const closedChange = (order: Order, isIt: (what: string) => boolean): OrderChange | undefined => {
  const { findings = [] } = order;
  const closes = ({ what, closed }: Finding) => !closed && isIt(what);
  if (!findings.some(closes)) return undefined;
  return {
    set: reviewed(
      order,
      findings.map((known) => (closes(known) ? { ...known, closed: true } : known)),
    ),
  };
};

export const hasOpenFindings = ({ findings = [] }: Pick<Order, 'findings'>): boolean =>
  findings.some(({ closed }) => !closed);
