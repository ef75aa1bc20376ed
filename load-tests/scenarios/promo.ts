import { operation } from '../lib/checks.ts';
import { oneOf, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { openCategory } from './browse.ts';
import { addToCart } from './cart.ts';
import { buy } from './checkout.ts';
import { openPart } from './detail.ts';
import { code, voucherCalls } from './vouchers.ts';

export const options = optionsFor(500, [
  'Products/search-by-category',
  'api/products/GetProductDetail',
  ...voucherCalls,
]);
export const setup = readShop;

/** Visits in the last hour of a promotion, in per cent. Four of five write; the rest only reads. */
const visits = { buys: 40, collects: 40 };

/** One visit of a person who has the code. */
const visit = ({ parts }: Shop): void => {
  const die = Math.random() * 100;
  if (die < visits.buys) buy([oneOf(parts)], code);
  else if (die < visits.buys + visits.collects) addToCart(oneOf(parts), code);
  else openPart(oneOf(openCategory()).productNr);
};

export default (shop: Shop): void => operation(() => visit(shop));
