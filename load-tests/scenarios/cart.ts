import { expectDone, operation } from '../lib/checks.ts';
import { oneOf, type Part, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { post } from '../lib/session.ts';

export { handleSummary } from '../lib/summary.ts';

export const options = optionsFor(80, ['cart/add-to-cart']);
export const setup = readShop;

/** Puts a part into a cart, and a voucher's code on it. */
export const addToCart = ({ productNr, quantity }: Part, voucherCode?: string): void => {
  const added = post('cart/add-to-cart', { productNr, quantity });
  const { data } = expectDone('add-to-cart', added, ({ data }) => data.quantity >= quantity);
  if (!voucherCode) return;
  const attached = post('voucher/validate-voucher', { voucherCode, orderID: data.orderID });
  expectDone('validate-voucher', attached, ({ voucher }) => voucher.length === 1);
};

/** A new guest's first part. */
export default ({ parts }: Shop): void => operation(() => addToCart(oneOf(parts)));
