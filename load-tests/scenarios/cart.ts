import { expectDone, operation, soldOut } from '../lib/checks.ts';
import { oneOf, type Part, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { answerOf, post } from '../lib/session.ts';

export const options = optionsFor(80, ['cart/add-to-cart']);
export const setup = readShop;

/**
 * Puts a part into a cart, and a voucher's code on it. False for a part that was sold while stock lasted, after others have
 * bought the last unit.
 */
export const addToCart = ({ productNr, quantity }: Part, voucherCode?: string): boolean => {
  const added = post('cart/add-to-cart', { productNr, quantity });
  if (added.status === 409 && answerOf(added).code === 'NotOrderable') {
    soldOut.add(1);
    return false;
  }
  const { data } = expectDone('add-to-cart', added, ({ data }) => data.quantity >= quantity);
  if (!voucherCode) return true;
  const attached = post('voucher/validate-voucher', { voucherCode, orderID: data.orderID });
  expectDone('validate-voucher', attached, ({ voucher }) => voucher.length === 1);
  return true;
};

/** A new guest's first part. */
export default ({ parts }: Shop): void => operation(() => void addToCart(oneOf(parts)));
