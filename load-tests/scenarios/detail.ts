import { expectDone, operation } from '../lib/checks.ts';
import { oneOf, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { execute } from '../lib/session.ts';

export const options = optionsFor(30, ['api/products/GetProductDetail']);
export const setup = readShop;

/** Opens a part's page. */
export const openPart = (productNr: string) =>
  expectDone(
    'GetProductDetail',
    execute('GET', 'api/products/GetProductDetail', { ProductNr: productNr }),
    ({ data }) => data.product.productNr === productNr,
  );

export default ({ parts }: Shop): void => operation(() => void openPart(oneOf(parts).productNr));
