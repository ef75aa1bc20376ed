import { operation } from '../lib/checks.ts';
import { oneOf, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { openCategory } from './browse.ts';
import { addToCart } from './cart.ts';
import { buy, checkoutCalls } from './checkout.ts';
import { openPart } from './detail.ts';
import { searchPart } from './search.ts';

export const options = optionsFor(400, [
  'Products/search-by-category',
  'api/products/GetProductDetail',
  'api/products/searchall',
  ...checkoutCalls,
]);
export const setup = readShop;

/** Visits of a day, in per cent; the rest of 100 buys. */
const visits = { looks: 50, searches: 30, collects: 15 };

const visit = ({ parts }: Shop): void => {
  const part = oneOf(parts);
  const die = Math.random() * 100;
  if (die < visits.looks) {
    const rows = openCategory();
    openPart(oneOf(rows).productNr);
    openPart(oneOf(rows).productNr);
  } else if (die < visits.looks + visits.searches) {
    searchPart(part.productNr);
    openPart(part.productNr);
  } else if (die < visits.looks + visits.searches + visits.collects) {
    openPart(part.productNr);
    addToCart(part);
  } else {
    openPart(part.productNr);
    buy([part]);
  }
};

export default (shop: Shop): void => operation(() => visit(shop));
