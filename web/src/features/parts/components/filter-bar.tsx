import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import type { Facet } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import type { ListAsk } from '../model/list-ask.ts';
import { chosenOf, isChosen, toggle } from '../model/list-filters.ts';
import { DensitySwitch } from './density-switch.tsx';
import { FacetMenu } from './facet-menu.tsx';
import { FilterChips } from './filter-chips.tsx';
import classes from './filters.module.css';
import { SortSelect } from './sort-select.tsx';

// Loaded when the visitor first opens it.
const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((file) => ({ default: file.FilterSheet })));

/** No more menus fit beside the sort order; the sheet has all facets. */
const MENUS = 4;

type Props = {
  facets: readonly Facet[];
  ask: ListAsk;
  total: number | undefined;
  counted: boolean;
  onAsk: (ask: ListAsk) => void;
};

/** Filters and sorts the list; the list restarts with every change. */
export const FilterBar = ({ facets, ask, total, counted, onAsk }: Props) => {
  const phone = usePhone();
  const [open, sheet] = useDisclosure(false);
  const { filters = {}, sort } = ask;
  const { page, filters: _, ...others } = ask;
  const moves = {
    filters,
    counted,
    onFilter: (next: typeof filters | undefined) => onAsk({ ...others, ...(next && { filters: next }) }),
  };
  const stock = facets.find(({ name }) => name === 'stock');
  const menus = facets.filter((facet) => facet !== stock);
  const chosen = chosenOf(filters, facets).length;
  const all = (
    <button
      type="button"
      className={classes.menu}
      data-chosen={(phone && chosen > 0) || undefined}
      onClick={sheet.open}
    >
      {!phone ? (
        <FormattedMessage {...messages.moreFilters} />
      ) : chosen > 0 ? (
        <FormattedMessage {...messages.filterCount} values={{ count: chosen }} />
      ) : (
        <FormattedMessage {...messages.filters} />
      )}
    </button>
  );
  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        {phone ? all : menus.slice(0, MENUS).map((facet) => <FacetMenu key={facet.name} facet={facet} {...moves} />)}
        {!phone && menus.length > MENUS && all}
        {!phone && stock && (
          <label className={classes.stock}>
            <input
              type="checkbox"
              checked={isChosen(filters, 'stock', 'InStock')}
              onChange={() => moves.onFilter(toggle(filters, 'stock', 'InStock'))}
            />
            <FormattedMessage {...messages.onlyInStock} />
          </label>
        )}
        <div className={classes.order}>
          <SortSelect
            sort={sort}
            facets={facets}
            onSort={(next) => {
              const { sort: before, page: left, ...kept } = ask;
              onAsk({ ...kept, ...(next && { sort: next }) });
            }}
          />
          {!phone && <DensitySwitch />}
        </div>
      </div>
      {!phone && <FilterChips facets={facets} {...moves} />}
      <Suspense fallback={null}>
        {open && <FilterSheet facets={facets} total={total} onClose={sheet.close} {...moves} />}
      </Suspense>
    </div>
  );
};
