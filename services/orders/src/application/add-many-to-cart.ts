import { DomainError } from '@southline/kernel/errors';
import { randomId } from '@southline/platform/ids';
import { addLines, maxLines } from '../domain/cart.ts';
import { keyReused, rowsWanted } from '../domain/errors.ts';
import type { Quote } from '../domain/ports.ts';
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

const refusalOf = (quote: Quote | undefined): DomainError | undefined => {
  try {
    buyable(quote);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof DomainError) return refusal;
    throw refusal;
  }
};

/** Adds what can be added, at today's prices and in one write. Returns for each row why it was not. */
export const addManyToCart =
  (ports: Ports) =>
  async ({ owner, rows, vehicleSlug, idempotencyKey }: AddManyToCart): Promise<(DomainError | undefined)[]> => {
    if (rows.length === 0 || rows.length > maxLines) throw rowsWanted(maxLines);
    const quotes = await ports.catalogue.quote([...new Set(rows.map(({ partNo }) => partNo))], vehicleSlug);
    const refusals = rows.map(({ partNo }) => refusalOf(quotes.get(partNo)));
    const wanted = rows.flatMap(({ partNo, quantity }, index) =>
      refusals[index] ? [] : [{ index, part: buyable(quotes.get(partNo)), quantity, lineId: randomId() }],
    );
    const idempotency = idempotencyKey ? { key: idempotencyKey, body: JSON.stringify([rows, vehicleSlug]) } : undefined;
    let full: readonly (DomainError | undefined)[] = [];
    await changeCart(ports, owner, (cart, fresh) => {
      const known = idempotency && cart.keys.find(({ key }) => key === idempotencyKey);
      if (known && known.body !== idempotency.body) throw keyReused();
      if (known) return cart;
      const added = addLines(cart, wanted, idempotency, fresh);
      full = added.refusals;
      return added.cart;
    });
    for (const [at, { index }] of wanted.entries()) refusals[index] = full[at];
    return refusals;
  };
