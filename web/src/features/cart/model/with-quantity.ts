import type { Cart } from '../api/cart-types.ts';

/** The cart with one line's quantity changed; totals stay as the server last said, until it says new ones. */
export const withQuantity = (cart: Cart, shoppingCartID: string, quantity: number): Cart => ({
  ...cart,
  listing: cart.listing.map((line) =>
    line.shoppingCartID === shoppingCartID
      ? { ...line, quantity, totalSales: Math.round(line.listPrice * 100 * quantity) / 100 }
      : line,
  ),
});
