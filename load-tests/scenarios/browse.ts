import { expectDone, operation } from '../lib/checks.ts';
import { categories, type Listing, oneOf, rowsOf } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { post } from '../lib/session.ts';

export { handleSummary } from '../lib/summary.ts';

export const options = optionsFor(40, ['Products/search-by-category']);

/** Opens a category. */
export const openCategory = (category = oneOf(categories)) =>
  rowsOf(
    expectDone<Listing>(
      'search-by-category',
      post('Products/search-by-category', { category }),
      (listing) => rowsOf(listing).length > 0,
    ),
  );

export default (): void => operation(() => void openCategory());
