import { randomId } from '@southline/platform/ids';
import { addLines, madeBefore } from '../domain/cart.ts';
import { orderUnknown } from '../domain/errors.ts';
import { isPlaced } from '../domain/order.ts';
import type { Quote } from '../domain/ports.ts';
import { type ReorderedLine, reorderedLine } from '../domain/reorder.ts';
import { asBought } from './add-to-cart.ts';
import { changeCart } from './change-cart.ts';
import type { Ports } from './ports.ts';

/** A replacement part may itself be replaced. The limit also ends a cycle of replacements. */
const longestChain = 5;

/** The part that is sold today for each part number. Numbers without such a part are absent. */
const successors = async (ports: Ports, partNos: readonly string[]): Promise<Map<string, Quote>> => {
  const found = new Map<string, Quote>();
  let wanted = new Map(partNos.map((partNo) => [partNo, partNo]));
  for (let step = 0; step < longestChain && wanted.size > 0; step += 1) {
    const quotes = await ports.catalogue.quote([...new Set(wanted.values())], '');
    const next = new Map<string, string>();
    for (const [asked, partNo] of wanted) {
      const quote = quotes.get(partNo);
      if (quote?.orderable) found.set(asked, quote);
      else if (quote?.supersededBy) next.set(asked, quote.supersededBy);
    }
    wanted = next;
  }
  return found;
};

/** Quotes the parts with one call per vehicle. */
const quotesFor = async ({ catalogue }: Ports, lines: readonly ReorderedLine[]) => {
  const slugs = new Map<string, Set<string>>();
  for (const { part, line } of lines)
    if (part) slugs.set(line.vehicleSlug, (slugs.get(line.vehicleSlug) ?? new Set()).add(part.partNo));
  return new Map(
    await Promise.all(
      [...slugs].map(async ([slug, partNos]) => [slug, await catalogue.quote([...partNos], slug)] as const),
    ),
  );
};

export interface Reorder {
  readonly owner: string;
  readonly orderId: string;
  /** Only returns what would be added. */
  readonly dryRun: boolean;
  /** Empty: not idempotent. */
  readonly requestId: string;
}

/**
 * Adds the parts of the owner's order to the cart in one change. A line without room is returned with the reason. A
 * repeat adds nothing.
 */
export const reorder =
  (ports: Ports) =>
  async ({ owner, orderId, dryRun, requestId }: Reorder): Promise<ReorderedLine[]> => {
    const order = await ports.orders.findOwned(owner, { orderId });
    if (!order || !isPlaced(order)) throw orderUnknown();
    const parts = await successors(ports, [...new Set(order.lines.map(({ partNo }) => partNo))]);
    const lines = order.lines.map((line) => reorderedLine(line, parts.get(line.partNo)));
    if (dryRun) return lines;
    const quotes = await quotesFor(ports, lines);
    const wanted = lines.flatMap((reordered) => {
      const { part, quantity, line } = reordered;
      const quote = part && quotes.get(line.vehicleSlug)?.get(part.partNo);
      return quote ? [{ reordered, part: asBought(quote), quantity, lineId: randomId() }] : [];
    });
    const idempotency = requestId ? { key: requestId, body: `reorder ${orderId}` } : undefined;
    let refused = new Map<ReorderedLine, string>();
    await changeCart(ports, owner, (cart, fresh) => {
      if (madeBefore(cart, idempotency)) return cart;
      const added = addLines(cart, wanted, idempotency, fresh);
      refused = new Map(
        wanted.flatMap(({ reordered }, index) => {
          const refusal = added.refusals[index];
          return refusal ? [[reordered, refusal.message]] : [];
        }),
      );
      return added.cart;
    });
    return lines.map((line) => {
      const reason = refused.get(line);
      return reason === undefined ? line : { ...line, part: undefined, quantity: 0, reason };
    });
  };
