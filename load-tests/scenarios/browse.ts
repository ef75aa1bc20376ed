import { expectDone, expectTrue, operation } from '../lib/checks.ts';
import { categories, oneOf, rowsOf } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { post } from '../lib/session.ts';

export const options = optionsFor(40, ['Products/search-by-category']);

export const openCategory = (category = oneOf(categories)) =>
  rowsOf(
    expectDone(
      'search-by-category',
      post('Products/search-by-category', { category }),
      (listing) => rowsOf(listing).length > 0,
    ),
  );

/** Rows per page, as screens request them. */
const pageSize = 50;

/** Checks a page without parsing all rows in k6, which would cost more than the measured work. */
const seeCategory = () => {
  const response = post('Products/search-by-category', { category: oneOf(categories), pageSize });
  const hasRows = () => {
    const shown = response.json('data.partListing.#.partsListing.#') as number[];
    return shown.length > 0 && shown.every((rows) => rows > 0);
  };
  const good = response.status === 200 && response.json('status') === true && hasRows();
  expectTrue('search-by-category', response, good);
};

export default (): void => operation(seeCategory);
