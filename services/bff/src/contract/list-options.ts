import type { PartListOptions } from '@southline/contracts/catalogue';
import { invalidField } from '@southline/kernel/errors';
import type { Body } from '@southline/rest/types';
import { moneyFrom } from './money.ts';

/** The list options of a request, which are the same for every call. */
type Asked = Pick<Body<'Products/search-by-category'>, 'page' | 'pageNo' | 'pageSize' | 'sort' | 'filters'>;

/** `pageNo` is another name for `page`. */
const pageOf = ({ page, pageNo }: Asked): number => {
  if (page === undefined || pageNo === undefined || page === pageNo) return page ?? pageNo ?? 1;
  throw invalidField('pageNo', 'page and pageNo name different pages.');
};

export const toListOptions = (asked: Asked): PartListOptions => {
  const { pageSize = 0, sort = '', filters = {} } = asked;
  const { grade = [], inStock = false, priceFrom, priceTo, attributes = {} } = filters;
  return {
    page: pageOf(asked),
    pageSize,
    sort,
    filters: {
      grades: grade,
      inStock,
      priceFrom: priceFrom === undefined ? undefined : moneyFrom(priceFrom, 'filters.priceFrom').cents,
      priceTo: priceTo === undefined ? undefined : moneyFrom(priceTo, 'filters.priceTo').cents,
      // A name without values is no filter.
      attributes: Object.entries(attributes)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => ({ name, values })),
    },
  };
};

/** Undefined if the request names no option: old clients get the list that they know. */
export const pagedOptions = (asked: Asked): PartListOptions | undefined => {
  const { page, pageNo, pageSize, sort, filters } = asked;
  const said = [page, pageNo, pageSize, sort, filters].some((option) => option !== undefined);
  return said ? toListOptions(asked) : undefined;
};
