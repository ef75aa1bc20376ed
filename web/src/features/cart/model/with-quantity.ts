import type { Cart } from '../api/cart-types.ts';

/** The cart with one line's quantity changed; totals stay unchanged until the server's answer. */
export const withQuantity = (cart: Cart, shoppingCartID: string, quantity: number): Cart => ({
  ...cart,
  listing: cart.listing.map((line) =>
    line.shoppingCartID === shoppingCartID
      ? { ...line, quantity, totalSales: Math.round(line.listPrice * 100 * quantity) / 100 }
      : line,
  ),
});
