import { expectDone, operation } from '../lib/checks.ts';
import { oneOf, type Part, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { post } from '../lib/session.ts';

export { handleSummary } from '../lib/summary.ts';

export const options = optionsFor(80, ['cart/add-to-cart']);
export const setup = readShop;

/** Puts a part into a cart. */
export const addToCart = ({ productNr, quantity }: Part) =>
  expectDone('add-to-cart', post('cart/add-to-cart', { productNr, quantity }), ({ data }) => data.quantity >= quantity);

/** A new guest's first part. */
export default ({ parts }: Shop): void => operation(() => void addToCart(oneOf(parts)));
