import { Visitor, type Width } from './browser.ts';
import { environment } from './environment.ts';
import type { PartRow } from './parts.ts';
import { fillDetails, openCart } from './screens/cart.ts';
import { addToCart } from './screens/part.ts';

/** A visitor whose cart holds the part and whose details are filled in, ready for the card. */
export const atCheckout = async (
  part: PartRow,
  email: string,
  width: Width = 'desktop',
): Promise<{ visitor: Visitor; orderNo: string }> => {
  const visitor = await Visitor.open(width);
  await visitor.go(`/au/part-detail/${part.productNr}`);
  await addToCart(visitor, visitor.page.getByRole('main'), part.productNr);
  await openCart(visitor);
  const address = `${environment().web}/au/api/cart/get-shopping-carts-for-cartspage`;
  const { orderNo } = (await (await visitor.page.request.post(address, { data: {} })).json()) as { orderNo: string };
  await fillDetails(visitor, email);
  return { visitor, orderNo };
};
