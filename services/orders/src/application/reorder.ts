import { isDomainError } from '@southline/kernel/errors';
import { orderUnknown } from '../domain/errors.ts';
import { isPlaced } from '../domain/order.ts';
import type { Quote } from '../domain/ports.ts';
import { type ReorderedLine, reorderedLine } from '../domain/reorder.ts';
import { addToCart } from './add-to-cart.ts';
import type { Ports } from './ports.ts';

/** A part is replaced by one that is replaced itself, and so on; a ring of them ends. */
const longestChain = 5;

/** What each number is bought as today; absent where nothing is. */
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

/** Puts the parts of an own order into the cart, or tells what it would put there. A line that finds no room says so. */
export const reorder =
  (ports: Ports) =>
  async (owner: string, orderId: string, dryRun: boolean): Promise<ReorderedLine[]> => {
    const order = await ports.orders.findOwned(owner, { orderId });
    if (!order || !isPlaced(order)) throw orderUnknown();
    const parts = await successors(ports, [...new Set(order.lines.map(({ partNo }) => partNo))]);
    const lines = order.lines.map((line) => reorderedLine(line, parts.get(line.partNo)));
    if (dryRun) return lines;
    const done: ReorderedLine[] = [];
    for (const line of lines) done.push(await put(ports, owner, line));
    return done;
  };

const put = async (ports: Ports, owner: string, line: ReorderedLine): Promise<ReorderedLine> => {
  if (!line.part) return line;
  const { vehicleSlug } = line.line;
  try {
    await addToCart(ports)({
      owner,
      partNo: line.part.partNo,
      quantity: line.quantity,
      vehicleSlug,
      idempotencyKey: '',
    });
    return line;
  } catch (error) {
    // A full cart, or a line of it that is: what was added before stays.
    if (!isDomainError(error) || !['invalid', 'conflict', 'not-found'].includes(error.kind)) throw error;
    return { ...line, part: undefined, quantity: 0, reason: error.message };
  }
};
