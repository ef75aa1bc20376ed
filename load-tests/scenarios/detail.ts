import { expectDone, operation } from '../lib/checks.ts';
import { oneOf, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { type Answer, execute } from '../lib/session.ts';

export { handleSummary } from '../lib/summary.ts';

export const options = optionsFor(30, ['api/products/GetProductDetail']);
export const setup = readShop;

interface Detail extends Answer {
  readonly data: { readonly product: { readonly productNr: string } };
}

/** Opens a part's page. */
export const openPart = (productNr: string) =>
  expectDone<Detail>(
    'GetProductDetail',
    execute('GET', 'api/products/GetProductDetail', { ProductNr: productNr }),
    ({ data }) => data.product.productNr === productNr,
  );

export default ({ parts }: Shop): void => operation(() => void openPart(oneOf(parts).productNr));
