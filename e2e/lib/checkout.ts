import { Visitor, type Width } from './browser.ts';
import { environment } from './environment.ts';
import { details } from './guest.ts';
import { type PartRow, quantityOf } from './parts.ts';

/** A visitor whose cart holds the part and whose details are filled in, ready for the card. purchase.spec.ts tests the screens before. */
export const atCheckout = async (
  part: PartRow,
  email: string,
  width: Width = 'desktop',
): Promise<{ visitor: Visitor; orderNo: string }> => {
  const visitor = await Visitor.open(width);
  const call = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await visitor.page.request.post(`${environment().web}/au/api/cart/${path}`, { data });
    const body = (await answer.json()) as Answer & { status: boolean };
    if (!body.status) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };
  await call('add-to-cart', { productNr: part.productNr, quantity: quantityOf(part) });
  await call('update-cart-customer-details', { devliveryDetails: details(email), ccemail: '', notes: '' });
  const { orderNo } = await call<{ orderNo: string }>('get-shopping-carts-for-cartspage', {});
  await visitor.go('/au/cart');
  return { visitor, orderNo };
};
