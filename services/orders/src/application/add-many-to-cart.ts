import { DomainError } from '@southline/kernel/errors';
import { randomId } from '@southline/platform/ids';
import { addLines, madeBefore, maxLines } from '../domain/cart.ts';
import { rowsWanted } from '../domain/errors.ts';
import { buyable } from './add-to-cart.ts';
import { changeCart } from './change-cart.ts';
import type { Ports } from './ports.ts';

export interface AddManyToCart {
  readonly owner: string;
  readonly rows: readonly { readonly partNo: string; readonly quantity: number }[];
  readonly vehicleSlug: string;
  /** Empty: not idempotent. */
  readonly idempotencyKey: string;
}

/**
 * Adds the rows that can be added, at today's prices and in one write. Returns for each other row why it was not added.
 */
export const addManyToCart =
  (ports: Ports) =>
  async ({ owner, rows, vehicleSlug, idempotencyKey }: AddManyToCart): Promise<(DomainError | undefined)[]> => {
    if (rows.length === 0 || rows.length > maxLines) throw rowsWanted(maxLines);
    const quotes = await ports.catalogue.quote([...new Set(rows.map(({ partNo }) => partNo))], vehicleSlug);
    const parts = rows.map(({ partNo }) => buyable(quotes.get(partNo)));
    const refusals = parts.map((part) => (part instanceof DomainError ? part : undefined));
    const wanted = rows.flatMap(({ quantity }, index) => {
      const part = parts[index];
      return part && !(part instanceof DomainError) ? [{ index, part, quantity, lineId: randomId() }] : [];
    });
    const idempotency = idempotencyKey ? { key: idempotencyKey, body: JSON.stringify([rows, vehicleSlug]) } : undefined;
    let full: readonly (DomainError | undefined)[] = [];
    await changeCart(ports, owner, (cart, fresh) => {
      if (madeBefore(cart, idempotency)) return cart;
      const added = addLines(cart, wanted, idempotency, fresh);
      full = added.refusals;
      return added.cart;
    });
    for (const [at, { index }] of wanted.entries()) refusals[index] = full[at];
    return refusals;
  };
