import { operation } from '../lib/checks.ts';
import { oneOf, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { buy, checkoutCalls } from './checkout.ts';

/** A code of the demo set: 10 % off any part, without a limit. */
export const code = 'SAVE10';
export const voucherCalls = [...checkoutCalls, 'voucher/validate-voucher'];

export const options = optionsFor(500, voucherCalls);
export const setup = readShop;

/**
 * A purchase with a voucher: assessed with the cart and the order, held during the payment, used when the order is placed.
 */
export default ({ parts }: Shop): void => operation(() => void buy([oneOf(parts)], code));
